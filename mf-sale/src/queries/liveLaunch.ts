import { SALE_MS } from '@rab/config';
import { getChainLaunch, getLiveLaunch } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { options: liveLaunchQueryOptions, useRead: useLiveLaunch } = defineRead({
  name: 'liveLaunch',
  get: getLiveLaunch,
  about: (launch) => [topics.sale(launch)],
  refetchInterval: SALE_MS,
});

export const { useRead: useChainLaunch } = defineRead({
  name: 'chainLaunch',
  get: getChainLaunch,
  about: (launch) => [topics.sale(launch)],
  refetchInterval: SALE_MS,
});
