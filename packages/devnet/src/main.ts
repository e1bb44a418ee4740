import { join } from 'node:path';
import { TransactionReverted } from '@rab/evm/driver';
import { type Options, originOf, readOptions, webPortOf } from './options.ts';
import { StackError } from './process/StackError.ts';
import { Supervisor } from './process/Supervisor.ts';
import { startStack } from './startStack.ts';
import { startBuilds } from './web/startBuilds.ts';

// Entry of the local stack, see options.ts for flags. Exits with 0 when it was asked to stop, 1 when something failed,
// 2 when its options are wrong.

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(describe(error));
    process.exit(2);
  }
}

const describe = (error: unknown): string => {
  if (error instanceof StackError || error instanceof TransactionReverted) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const options = optionsOrExit();
const supervisor = new Supervisor(join(options.stateFolder, 'logs'));

let isEnding = false;
async function end(code: number, line: string): Promise<void> {
  // asked twice: leave at once, the guards end the rest
  if (isEnding) process.exit(code);
  isEnding = true;
  console.log(`\n${line}`);
  await supervisor.stop();
  process.exit(code);
}

supervisor.onServiceEnd = (reason) => void end(1, reason.message);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, 'Stopping.'));
process.on('uncaughtException', (error) => void end(1, describe(error)));
process.on('unhandledRejection', (error) => void end(1, describe(error)));

try {
  if (options.buildOnly) {
    await Promise.all(Object.values(startBuilds(options, supervisor)));
    await end(0, 'Everything is built.');
  }
  await startStack(options, supervisor);
  console.log(
    options.web
      ? `\nOpen  ${originOf(webPortOf(options.ports, 'shell'))}, or ${originOf(options.ports.safe)} to act as a Safe\n`
      : `\nNo front ends; addresses are in ${join(options.stateFolder, 'config.json')}\n`,
  );
  console.log(`Logs are in ${join(options.stateFolder, 'logs')}. Ctrl-C stops everything.`);
} catch (error) {
  if (!isEnding) await end(1, describe(error));
}
