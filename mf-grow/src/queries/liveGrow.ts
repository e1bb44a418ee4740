import { SALE_MS } from '@rab/config';
import { getChainGrow, getLiveGrow } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { options: liveGrowQueryOptions, useRead: useLiveGrow } = defineRead({
  name: 'liveGrow',
  get: getLiveGrow,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});

export const { useRead: useChainGrow } = defineRead({
  name: 'chainGrow',
  get: getChainGrow,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
