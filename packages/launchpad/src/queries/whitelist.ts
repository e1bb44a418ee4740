import { SALE_MS } from '@rab/config';
import { getWhitelist } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

export const { options: whitelistQueryOptions, useRead: useWhitelist } = defineRead({
  name: 'whitelist',
  get: getWhitelist,
  about: ({ sale }) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
