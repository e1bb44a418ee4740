import { CLAIMABLE_MS } from '@rab/config';
import { saleAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import type { Sale } from '../model/Sale.ts';
import type { SaleState } from '../model/SaleState.ts';
import type { BuyerParameters } from './buyer.ts';

/** Whose claim is simulated: nobody's before the sale has ended (BUY-06). */
export const claimableParameters = (
  { id }: Pick<Sale, 'id'>,
  { phase }: SaleState,
  account: Address | undefined,
): BuyerParameters | null =>
  account === undefined || phase === 'upcoming' || phase === 'live' ? null : { sale: id, account };

/** Tokens that the account could claim now, base units: a simulated claim; one that fails counts as 0 (BUY-06). */
export async function getClaimable({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<bigint> {
  try {
    const { result } = await client.simulateContract({
      address: sale,
      abi: saleAbi,
      functionName: 'userWithdrawTokens',
      args: [],
      account,
    });
    return result;
  } catch {
    return 0n;
  }
}

export const { options: claimableQueryOptions, useRead: useClaimable } = defineRead({
  name: 'claimable',
  get: getClaimable,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: CLAIMABLE_MS,
});
