import { CLAIMABLE_MS } from '@rab/config';
import { getLeavable, getLeaveTerms } from '@rab/sdk/sales';
import { askAgain, defineRead, topics } from '@rab/wallet-context';

export const { useRead: useLeaveTerms } = defineRead({
  name: 'leaveTerms',
  get: getLeaveTerms,
  about: (sale) => [topics.sale(sale)],
  ...askAgain,
});

export const { useRead: useLeavable } = defineRead({
  name: 'leavable',
  get: getLeavable,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: CLAIMABLE_MS,
});
