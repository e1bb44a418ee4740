/** All of them are ours: see ../theme/themeConfig.ts. */
export const semanticColors = {};
