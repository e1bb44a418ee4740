import { SALE_MS } from '@rab/config';
import { getReward } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { options: rewardQueryOptions, useRead: useReward } = defineRead({
  name: 'reward',
  get: getReward,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: SALE_MS,
});
