import { toInputText } from '@rab/contracts';
import { csvText } from '@rab/ui/files';
import type { Sale } from '../queries/saleSchema.ts';

/** Who has paid in how much, as a table for spreadsheets: whole units with all their decimals, no text of strangers. */
export function contributionsCsv({ base }: Pick<Sale, 'base'>, rows: Sale['deposits']): string {
  return csvText([
    ['account', 'deposited'],
    ...rows.map(({ account, amount }) => [account, toInputText(amount, base.decimals)]),
  ]);
}
