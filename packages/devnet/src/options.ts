import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPS } from '@rab/federation/areas';
import { StackError } from './process/StackError.ts';

export const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
const DEFAULT_PORT_BASE = 8700;
const FLAGS = ['--no-seed', '--no-web', '--build-only'];

export interface Ports {
  /** Of the front-end builds, by folder. */
  web: Readonly<Record<string, number>>;
  chain: number;
  indexer: number;
  content: number;
  explorer: number;
  guide: number;
  /** The page with a Safe, and its transaction service. */
  safe: number;
}

export interface Options {
  ports: Ports;
  /** Fill the chain with demo sales, tokens and locks. */
  seed: boolean;
  /** Build and serve the front ends; without them the stack is a back end for tests. */
  web: boolean;
  /** Bring the builds up to date and start nothing: several stacks may start after that without building side by side. */
  buildOnly: boolean;
  /** Front-end builds that are served in the place of the workspace's: a folder with those of some, by their names. */
  builds?: string;
  /** What this stack keeps: configuration, database, blocks, logs. One folder per port base, so that two can run. */
  stateFolder: string;
}

/**
 * Options of a stack: `--no-seed`, `--no-web`, `--build-only`, and the environment's `RAB_PORT_BASE` (default 8700) and
 * `RAB_BUILDS`.
 * @throws {StackError} for an unknown flag or a base that is no port
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const unknown = args.find((arg) => !FLAGS.includes(arg));
  if (unknown) throw new StackError(`${unknown} is not an option; there are ${FLAGS.join(', ')}.`);
  const base = Number(env.RAB_PORT_BASE ?? DEFAULT_PORT_BASE);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new StackError('RAB_PORT_BASE must be a whole number from 1024 to 65000.');
  return {
    ports: {
      web: Object.fromEntries(APPS.map((app, index) => [app, base + index])),
      chain: base + 10,
      indexer: base + 11,
      content: base + 12,
      explorer: base + 13,
      // 14 is the catalogue's in scenarios, 15 that of `pnpm examples`; 17 is for scenarios alone
      guide: base + 16,
      safe: base + 18,
    },
    seed: !args.includes('--no-seed'),
    web: !args.includes('--no-web'),
    buildOnly: args.includes('--build-only'),
    ...(env.RAB_BUILDS && { builds: env.RAB_BUILDS }),
    stateFolder: join(WORKSPACE, '.local', String(base)),
  };
}

/** Every server of the stack listens on this machine only. */
export const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * The port of a front-end build.
 * @throws {StackError} for a folder that is not one
 */
export function webPortOf({ web }: Ports, app: string): number {
  const port = web[app];
  if (port === undefined) throw new StackError(`${app} is no front-end build.`);
  return port;
}
