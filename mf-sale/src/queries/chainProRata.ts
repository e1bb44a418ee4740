import { SALE_MS } from '@rab/config';
import { getChainProRata } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { useRead: useChainProRata } = defineRead({
  name: 'chainProRata',
  get: getChainProRata,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
