import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps the servers, aside from the PATH; packages/indexer/test/support looks in the same places. */
const DEBIAN = '/usr/lib/postgresql';

function isInstalled() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...(process.env.PATH ?? '').split(':'), ...versions].some((folder) => existsSync(join(folder, 'initdb')));
}

/** Makes PostgreSQL's server programs available: those installed, or Debian's package. Ends the process without them. */
export function ensurePostgres() {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL with apt-get.');
    const options = { stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
    if (isInstalled()) return;
  }
  console.error(
    "The indexer's tests need PostgreSQL: install it (Debian: apt-get install postgresql), then start again.",
  );
  process.exit(2);
}
