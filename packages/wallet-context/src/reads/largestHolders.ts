import type { LargestHolders, LargestHoldersParameters } from '@rab/token-risk/holders';
import { defineRead } from './defineRead.ts';
import { topics } from './topics.ts';

/** As `getLargestHolders`, which comes with the page that asks. */
export const { useRead: useLargestHolders } = defineRead<LargestHoldersParameters, LargestHolders>({
  name: 'largestHolders',
  get: async ({ client, chain }, parameters) =>
    (await import('@rab/token-risk/holders')).getLargestHolders({ client, ...chain }, parameters),
  about: ({ token }) => [topics.token(token)],
  staleTime: 60_000,
  retry: false,
});
