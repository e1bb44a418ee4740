import { SALE_MS, v } from '@rab/config';
import { getBuyer } from '@rab/sdk/sales';
import { bigintText, defineKeptRead, topics } from '@rab/wallet-context';

export const {
  options: buyerQueryOptions,
  useRead: useBuyer,
  useShown: useShownBuyer,
} = defineKeptRead({
  name: 'buyer',
  get: getBuyer,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: SALE_MS,
  kept: v.object({ deposited: bigintText, bought: bigintText, claimed: bigintText, referred: bigintText }),
});
