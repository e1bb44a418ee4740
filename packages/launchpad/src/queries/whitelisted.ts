import { SALE_MS } from '@rab/config';
import { getWhitelisted } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { options: whitelistedQueryOptions, useRead: useWhitelisted } = defineRead({
  name: 'whitelisted',
  get: getWhitelisted,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: SALE_MS,
});
