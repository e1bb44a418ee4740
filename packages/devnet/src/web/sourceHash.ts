import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'out', 'cache', 'coverage', '.ponder']);

const isSource = ({ name }: Dirent) => !IGNORED.has(name) && !/\.test(?:-d)?\.tsx?$/.test(name);

/** One hash over the sources in files and folders; tests and what builds made do not count. */
export function sourceHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  const walk = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(isSource);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) add(path);
    }
  };
  for (const path of paths) /\.[a-z]+$/.test(path) ? add(path) : walk(path);
  return hash.digest('hex');
}
