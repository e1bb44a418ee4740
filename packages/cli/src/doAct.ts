import { printable } from '@rab/config/printable';
import { type Act, ActError, prepare, send } from '@rab/sdk';
import { type BaseError, createWalletClient, custom } from 'viem';
import type { Given } from './Command.ts';
import { CommandFailed } from './CommandFailed.ts';
import type { Io } from './Io.ts';
import type { OpenRab } from './openRab.ts';
import { readAccount } from './readAccount.ts';

/** What a command did, or would do: as `--json` prints it. */
export interface Report {
  /** True where nothing was sent, because of `--dry-run`. */
  isDryRun: boolean;
  steps: { to: string; data: string; value?: bigint; intent: string; fields: { label: string; value: string }[] }[];
  hash?: string;
  done?: unknown;
}

/**
 * Prepares an act for the account of the environment and, unless it is a dry run, sends it. Each step is written to standard error.
 * @throws {ActError} where it was refused or failed
 * @throws {CommandFailed} where the node was lost after something was sent
 */
export async function doAct(rab: OpenRab, io: Io, act: Act<unknown>, isDryRun: boolean): Promise<Report> {
  const account = await readAccount(io.env);
  const prepared = await prepare(rab, account.address, act);
  const steps = prepared.steps.map(({ raw, words: { intent, fields } }) => ({ ...raw, intent, fields }));
  for (const { intent, fields } of steps)
    io.complain([intent, ...fields.map(({ label, value }) => `  ${label}: ${printable(value)}`)].join('\n'));
  if (isDryRun) return { isDryRun, steps };
  const wallet = createWalletClient({ account, transport: custom(rab.client), pollingInterval: 500 });
  let last: string | undefined;
  const onSent = (sent: string) => {
    last = sent;
    io.complain(`Sent ${sent}`);
  };
  try {
    const { done, hash } = await send(wallet, prepared, onSent);
    return { isDryRun, steps, hash, done };
  } catch (error) {
    if (last === undefined || error instanceof ActError) throw error;
    const reason = (error as BaseError).shortMessage ?? String(error);
    throw new CommandFailed(
      `Transaction ${last} was sent, and how it ended isn’t known. Look it up before you run the command again. (${reason})`,
      { cause: error },
    );
  }
}

/** Does acts one after the other, up to the first that fails: each of them may be done again. */
export async function doActs({ rab, io, values }: Given, acts: readonly Act<unknown>[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (const act of acts) reports.push(await doAct(rab, io, act, Boolean(values['dry-run'])));
  return reports;
}
