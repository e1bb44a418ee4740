import { type Act, prepare, send } from '@rab/sdk';
import { createWalletClient, custom } from 'viem';
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

/** Prepares an act for the account of the environment and, unless it is a dry run, sends it. Each step is written to standard error. */
export async function doAct(rab: OpenRab, io: Io, act: Act<unknown>, isDryRun: boolean): Promise<Report> {
  const account = await readAccount(io.env);
  const prepared = await prepare(rab, account.address, act);
  const steps = prepared.steps.map(({ raw, words: { intent, fields } }) => ({ ...raw, intent, fields }));
  for (const { intent, fields } of steps)
    io.complain([intent, ...fields.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'));
  if (isDryRun) return { isDryRun, steps };
  const wallet = createWalletClient({ account, transport: custom(rab.client), pollingInterval: 500 });
  const { done, hash } = await send(wallet, prepared, (sent) => io.complain(`Sent ${sent}`));
  return { isDryRun, steps, hash, done };
}
