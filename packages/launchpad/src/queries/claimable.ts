import { CLAIMABLE_MS } from '@rab/config';
import { type BuyerParameters, getClaimable, type Sale } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import type { SaleState } from '../model/SaleState.ts';

/** Whose claim is simulated: nobody's before the sale has ended (BUY-06). */
export const claimableParameters = (
  { id }: Pick<Sale, 'id'>,
  { phase }: SaleState,
  account: Address | undefined,
): BuyerParameters | null =>
  account === undefined || phase === 'upcoming' || phase === 'live' ? null : { sale: id, account };

export const { options: claimableQueryOptions, useRead: useClaimable } = defineRead({
  name: 'claimable',
  get: getClaimable,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: CLAIMABLE_MS,
});
