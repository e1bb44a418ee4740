import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './ensureInstalled.mjs';

const REMOTES = join(ROOT, 'shell/remotes.example.json');

/** The packages are no dependencies of the root: this module of one is imported by its path. */
export const areaReader = () => import(pathToFileURL(join(ROOT, 'packages/federation/webpack/readArea.mjs')).href);

/** The areas that are listed in the shipped remotes.json. */
export const readRemotes = () => JSON.parse(readFileSync(REMOTES, 'utf8')).remotes;

/**
 * Writes the shipped remotes.json: each area as its `src/area.ts` says.
 * @param {readonly { name: string, entry: string }[]} remotes in their order, with the address of each manifest
 * @throws where an area cannot be read, before anything is written, or the file cannot be formatted
 */
export async function writeRemotes(remotes) {
  const { readArea, remoteOfArea } = await areaReader();
  const lines = [];
  for (const { name, entry } of remotes)
    lines.push(remoteOfArea((await readArea(join(ROOT, name.replaceAll('_', '-')))).area, entry));
  writeFileSync(REMOTES, JSON.stringify({ remotes: lines }));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { status } = spawnSync(process.execPath, [biome, 'format', '--write', REMOTES], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${REMOTES} could not be formatted.`);
}
