import { SALE_MS } from '@rab/config';
import { saleAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { BuyerParameters } from './buyer.ts';

/** Whether an account may buy while only whitelisted ones can. */
export const getWhitelisted = ({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<boolean> =>
  client.readContract({ address: sale, abi: saleAbi, functionName: 'isWhitelisted', args: [account] });

export const { options: whitelistedQueryOptions, useRead: useWhitelisted } = defineRead({
  name: 'whitelisted',
  get: getWhitelisted,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: SALE_MS,
});
