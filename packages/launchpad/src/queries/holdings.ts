import { CLAIMABLE_MS } from '@rab/config';
import { getHoldings } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { useRead: useHoldings } = defineRead({
  name: 'holdings',
  get: getHoldings,
  about: ({ account, sales }) => [topics.account(account), ...sales.map(({ id }) => topics.sale(id))],
  refetchInterval: CLAIMABLE_MS,
});
