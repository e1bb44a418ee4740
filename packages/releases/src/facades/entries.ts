import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { FACADES } from '@rab/federation/facades';

/** A entry of a package that builds of different releases meet at. */
export interface Entry {
  /** As it is imported, e.g. `@rab/ui/forms`. */
  key: string;
  /** E.g. `@rab/ui`. */
  packageName: string;
  /** The package's folder, relative to the workspace. */
  folder: string;
  /** The file behind the entry, relative to the workspace. */
  source: string;
  /** Name of its report. */
  report: string;
}

/** Not shared, but the interface between a host and its areas is declared there. */
const HOST = '@rab/federation';

function entryOf(key: string): Entry {
  const [scope, name, ...rest] = key.split('/');
  const folder = `packages/${name}`;
  const { exports } = JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8'));
  const subpath = ['.', ...rest].join('/');
  return {
    key,
    packageName: `${scope}/${name}`,
    folder,
    source: join(folder, exports[subpath]),
    report: `${rest.join('.') || 'index'}.api.md`,
  };
}

/** What others build on. */
const LIBRARY = '@rab/sdk';

/** Every facade that the shell shares with areas, the entry to the `Host` interface, and the library. */
export const ENTRIES: readonly Entry[] = [...FACADES, HOST, LIBRARY].map(entryOf);
