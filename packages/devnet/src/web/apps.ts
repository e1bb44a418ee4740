/** The five front-end builds: folder names at the workspace's root, also their names in Ports. */
export const APPS = ['shell', 'mf-sale', 'mf-grow', 'mf-token', 'mf-lock'] as const;
export type App = (typeof APPS)[number];
