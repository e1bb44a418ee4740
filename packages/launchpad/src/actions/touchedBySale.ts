import type { Sale } from '@rab/sdk/sales';
import { type Topic, topics } from '@rab/wallet-context';

/** What an act on a sale makes old: the sale itself, the lists, and what it moves: its token, its liquidity, their locks. */
export const touchedBySale = ({ id, token, listing }: Pick<Sale, 'id' | 'token' | 'listing'>): Topic[] => [
  topics.sale(id),
  topics.sales,
  topics.account(id),
  topics.token(token.address),
  ...(listing?.pair ? [topics.token(listing.pair)] : []),
  topics.locks,
];
