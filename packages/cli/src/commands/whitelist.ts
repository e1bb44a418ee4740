import { parseAccountList, whitelistAct } from '@rab/sdk';
import type { Command } from '../Command.ts';
import { doAct, type Report } from '../doAct.ts';
import { addressOf, textOf } from '../options.ts';
import { UsageError } from '../UsageError.ts';

/** Accounts of one transaction: some 5 million gas. */
const ACCOUNTS_A_CALL = 100;

/** `rab whitelist SALE FILE.csv`: lets the accounts of a file buy, or with `--remove` takes them out. */
export const whitelist: Command = async ({ args: [sale, file], values, io, rab }) => {
  const id = addressOf('The sale', sale);
  const { accounts, problems } = parseAccountList(textOf(file));
  if (problems.length > 0)
    throw new UsageError(problems.map(({ line, text, reason }) => `Row ${line}: “${text}” ${reason}.`).join('\n'));
  if (accounts.length === 0) throw new UsageError('The file has no account.');
  const reports: Report[] = [];
  for (let from = 0; from < accounts.length; from += ACCOUNTS_A_CALL) {
    const act = whitelistAct({ id }, accounts.slice(from, from + ACCOUNTS_A_CALL), !values.remove);
    reports.push(await doAct(rab, io, act, Boolean(values['dry-run'])));
  }
  return { accounts: accounts.length, transactions: reports };
};
