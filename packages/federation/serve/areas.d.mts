export const folderOf: (remote: { name: string }) => string;
export const AREAS: readonly string[];
export const APPS: readonly string[];
