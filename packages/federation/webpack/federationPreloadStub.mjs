// In place of the federation runtime's own preloading, which reads what a deployment server knows: see preloadPage.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => {};
