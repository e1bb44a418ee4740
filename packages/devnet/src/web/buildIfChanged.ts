import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS } from '@rab/federation/areas';
import { WORKSPACE } from '../options.ts';
import type { Supervisor } from '../process/Supervisor.ts';
import { sourceHash } from './sourceHash.ts';

/** A package with a `build` script. */
export interface Buildable {
  /** Name of the log file. */
  name: string;
  /** Relative to the workspace. */
  folder: string;
  /** What the result depends on, relative to the workspace. */
  sources: readonly string[];
  /** A file that is there after a build, relative to the workspace. */
  result: string;
}

const SHARED = ['contracts', 'config', 'token-risk', 'wallet-context', 'ui', 'launchpad', 'federation'].map(
  (name) => `packages/${name}`,
);

const webBuild = (app: string): Buildable => ({
  name: `build-${app}`,
  folder: app,
  sources: [app, ...SHARED, 'pnpm-lock.yaml', 'tsconfig.base.json'],
  result: `${app}/dist/index.html`,
});

export const WEB_BUILDS: readonly Buildable[] = APPS.map(webBuild);

export const GUIDE_BUILD: Buildable = {
  name: 'build-guide',
  folder: 'guide',
  sources: ['guide', 'pnpm-lock.yaml'],
  result: 'guide/dist/index.html',
};

export const CONTRACTS_BUILD: Buildable = {
  name: 'build-evm',
  folder: 'packages/evm',
  sources: ['packages/evm/src', 'packages/evm/foundry.toml', 'packages/evm/package.json', 'pnpm-lock.yaml'],
  result: 'packages/evm/out/RabbitLock.sol/RabbitLock.json',
};

/**
 * Builds a package unless its last build was made from the very same sources.
 * @returns whether it was built
 * @throws {StackError} with the end of the log when the build fails
 */
export async function buildIfChanged(supervisor: Supervisor, build: Buildable): Promise<boolean> {
  const stampFolder = join(WORKSPACE, '.local', 'builds');
  const stamp = join(stampFolder, build.name);
  const hash = sourceHash(build.sources.map((source) => join(WORKSPACE, source)));
  const isDone = existsSync(join(WORKSPACE, build.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isDone) return false;
  await supervisor.runTask({
    name: build.name,
    command: 'npm',
    args: ['run', '--silent', 'build'],
    cwd: join(WORKSPACE, build.folder),
    env: { NODE_ENV: 'production' },
  });
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
