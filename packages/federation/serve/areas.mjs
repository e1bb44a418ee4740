import { readFileSync } from 'node:fs';

const { remotes } = JSON.parse(readFileSync(new URL('../../../shell/remotes.example.json', import.meta.url), 'utf8'));

/** Folder of an area's build, e.g. `mf-lock` for the remote `mf_lock`. */
export const folderOf = (remote) => remote.name.replaceAll('_', '-');

/** Folders of the areas, as the shipped remotes.json lists them: what runs all of them follows from it. */
export const AREAS = remotes.map(folderOf);

/** Folders of all front-end builds. On one machine each has a port of its own, in this order. */
export const APPS = ['shell', ...AREAS];
