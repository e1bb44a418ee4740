import { type Topic, topics } from '@rab/wallet-context';
import type { Launchpad } from '../model/Launchpad.ts';

/** What an act on a sale makes old: the sale itself, the lists, and what it moves: its token, its liquidity, their locks. */
export const touchedBySale = ({ id, token, tokenLP }: Pick<Launchpad, 'id' | 'token' | 'tokenLP'>): Topic[] => [
  topics.sale(id),
  topics.sales,
  topics.account(id),
  topics.token(token),
  ...(tokenLP ? [topics.token(tokenLP)] : []),
  topics.locks,
];
