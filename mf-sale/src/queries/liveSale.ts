import { SALE_MS } from '@rab/config';
import { getChainSale, getLiveSale } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { options: liveSaleQueryOptions, useRead: useLiveSale } = defineRead({
  name: 'liveSale',
  get: getLiveSale,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});

export const { useRead: useChainSale } = defineRead({
  name: 'chainSale',
  get: getChainSale,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
