import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STAMP = join(ROOT, 'node_modules', '.rab-lockfile');

/** Installs the dependencies unless those of the present lockfile are there. Ends the process when that fails. */
export function ensureInstalled() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing dependencies; later starts skip this.');
  const [command, ...args] = pnpmCommand();
  const { status } = spawnSync(command, [...args, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the lines above, then start again.');
    process.exit(2);
  }
  writeFileSync(STAMP, lockfile);
}

/** The pnpm of package.json's `packageManager`: the one on the path if it is that version, else fetched by npm. */
export function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = packageManager.split('@')[1];
  const { stdout } = spawnSync('pnpm', ['--version'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (stdout?.trim() === wanted) return ['pnpm'];
  return ['npm', 'exec', '--yes', `--package=pnpm@${wanted}`, '--', 'pnpm'];
}
