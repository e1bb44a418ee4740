import { defineRead } from '../data/defineRead.ts';
import { topics } from '../data/topics.ts';
import type { LargestHolders, LargestHoldersParameters } from '../risk/getLargestHolders.ts';

/** As `getLargestHolders`, which comes with the page that asks. */
export const { useRead: useLargestHolders } = defineRead<LargestHoldersParameters, LargestHolders>({
  name: 'largestHolders',
  get: async (context, parameters) =>
    (await import('../risk/getLargestHolders.ts')).getLargestHolders(context, parameters),
  about: ({ token }) => [topics.token(token)],
  staleTime: 60_000,
  retry: false,
});
