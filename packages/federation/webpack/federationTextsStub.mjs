// In place of the sentences that the federation runtime has for its errors: each has its code and the page that explains it.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
