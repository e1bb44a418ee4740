import { CLAIMABLE_MS, SALE_MS } from '@rab/config';
import { getGrowParts, getHandBack } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { useRead: useGrowParts } = defineRead({
  name: 'growParts',
  get: getGrowParts,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});

export const { useRead: useHandBack } = defineRead({
  name: 'handBack',
  get: getHandBack,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: CLAIMABLE_MS,
});
