import { SALE_MS } from '@rab/config';
import { privateSaleAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** Until when at least a buyer under review can take the deposit back, unix seconds; 0 before the review has begun. */
export const getRefundsUntil = ({ client }: ReadContext, sale: Address): Promise<bigint> =>
  client.readContract({ address: sale, abi: privateSaleAbi, functionName: 'refundsUntil' });

export const { useRead: useRefundsUntil } = defineRead({
  name: 'refundsUntil',
  get: getRefundsUntil,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
