import { toInputText } from '@rab/contracts';
import { csvText } from '@rab/sdk/lists';
import type { Sale } from '@rab/sdk/sales';

/** Accounts and their deposits as a table for spreadsheets: whole units with all their decimals, no text of strangers. */
export function contributionsCsv({ base }: Pick<Sale, 'base'>, rows: Sale['deposits']): string {
  return csvText([
    ['account', 'deposited'],
    ...rows.map(({ account, amount }) => [account, toInputText(amount, base.decimals)]),
  ]);
}
