import { presaleAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** V2 factory on which a RAB Sale can be listed when the announced exchange refuses; the zero address without one. */
export const getOtherExchange = ({ client }: ReadContext, sale: Address): Promise<Address> =>
  client.readContract({ address: sale, abi: presaleAbi, functionName: 'otherExchange' });

/** Fixed at the creation of the sale. */
export const { useRead: useOtherExchange } = defineRead({
  name: 'otherExchange',
  get: getOtherExchange,
  about: (sale) => [topics.sale(sale)],
  staleTime: Number.POSITIVE_INFINITY,
});
