import type { Io } from './Io.ts';
import type { OpenRab } from './openRab.ts';

/** Options of all commands, as `parseArgs` reads them. */
export const OPTIONS = {
  site: { type: 'string' },
  config: { type: 'string' },
  chain: { type: 'string' },
  rpc: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
  token: { type: 'string' },
  date: { type: 'string' },
  tge: { type: 'string' },
  cycle: { type: 'string' },
  'cycle-release': { type: 'string' },
  title: { type: 'string' },
  skip: { type: 'string' },
  remove: { type: 'boolean' },
  kind: { type: 'string' },
  for: { type: 'string' },
  all: { type: 'boolean' },
  what: { type: 'string' },
  once: { type: 'boolean' },
} as const;

type Values = {
  [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string;
};

/** What a command is given. */
export interface Given {
  /** What follows its name. */
  args: readonly string[];
  values: Values;
  io: Io;
  rab: OpenRab;
}

/** A command: resolves to what `--json` prints. */
export type Command = (given: Given) => Promise<unknown>;
