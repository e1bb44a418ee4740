import { presaleAbi } from '@rab/contracts/abis';
import { askAgain, defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** From when a sale or a fair launch can be listed on its other exchange, unix seconds; 0 while no refusal is noted. */
export const getElsewhereFrom = ({ client }: ReadContext, sale: Address): Promise<bigint> =>
  client.readContract({ address: sale, abi: presaleAbi, functionName: 'elsewhereFrom' });

export const { useRead: useElsewhereFrom } = defineRead({
  name: 'elsewhereFrom',
  get: getElsewhereFrom,
  about: (sale) => [topics.sale(sale)],
  ...askAgain,
});
