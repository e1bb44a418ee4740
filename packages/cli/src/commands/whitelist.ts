import { inBatches, whitelistAct } from '@rab/sdk';
import type { Command } from '../Command.ts';
import { doActs } from '../doAct.ts';
import { accountsIn, addressOf } from '../options.ts';
import { UsageError } from '../UsageError.ts';

/** Accounts of one transaction: some 5 million gas. */
const ACCOUNTS_A_CALL = 100;

/** `rab whitelist SALE FILE.csv`: lets the accounts of a file buy, or with `--remove` takes them out. */
export const whitelist: Command = async (given) => {
  const {
    args: [sale, file],
    values,
  } = given;
  const id = addressOf('The sale', sale);
  const accounts = accountsIn(file);
  if (accounts.length === 0) throw new UsageError('The file has no account.');
  const acts = inBatches(accounts, ACCOUNTS_A_CALL).map((batch) => whitelistAct({ id }, batch, !values.remove));
  return { accounts: accounts.length, transactions: await doActs(given, acts) };
};
