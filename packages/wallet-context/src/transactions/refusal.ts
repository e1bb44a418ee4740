import { FAST_TICK_MS } from '@rab/config';
import { defineRead } from '../reads/defineRead.ts';
import { topics } from '../reads/topics.ts';
import type { RefusalParameters } from './getRefusal.ts';

/** As `getRefusal`, which comes with the first page that asks. */
export const { useRead: useRefusal } = defineRead<RefusalParameters, string | null>({
  name: 'refusal',
  get: async (context, asked) => (await import('./getRefusal.ts')).getRefusal(context, asked),
  about: ({ account }) => [topics.account(account), topics.settings],
  refetchInterval: FAST_TICK_MS,
  retry: false,
});
