import { toInputText } from '@rab/contracts';
import type { Sale } from '../queries/saleSchema.ts';

export interface Contribution {
  account: string;
  /** Base units that were paid in, and token units bought with them. */
  deposited: bigint;
  bought: bigint;
}

/** Contributions as a table for spreadsheets: whole units with all their decimals, no text of strangers. */
export function contributionsCsv({ token, base }: Pick<Sale, 'token' | 'base'>, rows: readonly Contribution[]): string {
  const lines = rows.map(({ account, deposited, bought }) =>
    [account, toInputText(deposited, base.decimals), toInputText(bought, token.decimals)].join(','),
  );
  return `${['account,deposited,tokens', ...lines].join('\r\n')}\r\n`;
}
