import { defineRead } from './defineRead.ts';
import type { TransferLossParameters } from './getTransferLoss.ts';
import { topics } from './topics.ts';

/** As `getTransferLoss`, which comes with the first page that asks. A token can change its fee: it is measured again with every such page. */
export const { useRead: useTransferLoss } = defineRead<TransferLossParameters, bigint | null>({
  name: 'transferLoss',
  get: async (context, asked) => (await import('./trials.ts')).getTransferLoss(context, asked),
  about: ({ token }) => [topics.token(token)],
  retry: false,
});
