import { presaleAbi } from '@rab/contracts/abis';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** From when owner and administrator may list a RAB Sale, unix seconds: an hour after it was filled, else after its end. */
export const getListableFrom = ({ client }: ReadContext, sale: Address): Promise<bigint> =>
  client.readContract({ address: sale, abi: presaleAbi, functionName: 'listableFrom' });

export const { useRead: useListableFrom } = defineRead({
  name: 'listableFrom',
  get: getListableFrom,
  about: (sale) => [topics.sale(sale)],
  ...askAgain,
});
