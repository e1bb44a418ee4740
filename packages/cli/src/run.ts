import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError } from '@rab/config';
import { type Command, OPTIONS } from './Command.ts';
import { claim } from './commands/claim.ts';
import { lock } from './commands/lock.ts';
import { watch } from './commands/watch.ts';
import { whitelist } from './commands/whitelist.ts';
import type { Io } from './Io.ts';
import { jsonOf } from './json.ts';
import { serve } from './mcp/serve.ts';
import { openRab } from './openRab.ts';
import { looksLikeKey } from './readAccount.ts';
import { sentenceOf } from './sentenceOf.ts';
import { UsageError } from './UsageError.ts';

const USAGE = `rab COMMAND --site URL | --config FILE [--chain ID] [--rpc URL] [--json] [--dry-run]

  lock FILE.csv --token TOKEN --date DATE --tge PERCENT --cycle DAYS --cycle-release PERCENT [--title TITLE]
      locks tokens for the owners of a file, a row each of owner and amount; --skip N leaves out the first N owners
  whitelist SALE FILE.csv [--remove]
      lets accounts buy, or takes them out
  claim SALE [--what claims|refunds|rewards] [--for FILE.csv | --all --kind KIND]
      takes what is due to you, or sends what is due to others
  watch lock ID | watch sale ADDRESS --kind presale|privateSale|fairLaunch [--once]
      a line of JSON now and after each change
  mcp
      serves the Model Context Protocol over standard input and output: it reads and prepares, and has no key
  verify --rpc URL --deployments FILE_OR_URL [--site URL] [--json]
      compares a chain and a site with this checkout

  --dry-run  tries it on the chain and says what there is to sign; nothing is sent
  --json     prints what was done, or would be, as JSON; numbers of the chain are texts

Keys come from the environment: RAB_KEYSTORE with RAB_KEYSTORE_PASSWORD, or RAB_PRIVATE_KEY; never from an argument.
Ends with 0 where all is done, 1 where the chain or the platform refuses, 2 where the command or its file is wrong.`;

const COMMANDS: Record<string, Command> = { lock, whitelist, claim, watch };

/** Runs a command. @returns its exit code, as the usage has it */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    if (argv.some(looksLikeKey))
      throw new UsageError(
        'A private key is no argument: others see it in the list of processes and in your history. Take another key now, and set RAB_KEYSTORE or RAB_PRIVATE_KEY in the environment.',
      );
    const [name = '', ...rest] = argv;
    if (name === 'verify') return verify(rest);
    const { values, positionals } = parse(rest);
    if (name === 'mcp' && !values.help) {
      await serve(await openRab(values));
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command || values.help) {
      io.complain(USAGE);
      return values.help || name === '--help' ? 0 : 2;
    }
    const answer = await command({ args: positionals, values, io, rab: await openRab(values) });
    io.print(values.json ? jsonOf(answer, 2) : jsonOf(answer));
    return 0;
  } catch (error) {
    const isWrongUse = error instanceof UsageError || error instanceof ConfigError;
    io.complain(sentenceOf(error));
    return isWrongUse ? 2 : 1;
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
}

/** The check of a checkout is a command of its own, which compiles the contracts first. */
function verify(args: readonly string[]): number {
  const deployment = fileURLToPath(new URL('../../deployment', import.meta.url));
  const command = ['--silent', '--prefix', deployment, 'run', 'verify', '--', ...args];
  return spawnSync('npm', command, { stdio: 'inherit' }).status ?? 2;
}
