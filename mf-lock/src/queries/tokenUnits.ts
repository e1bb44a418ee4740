import { getTokenUnits, UNREADABLE } from '@rab/sdk/tokens';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** `getTokenUnits` of one, for a page that reads alone: `useTokenInfo` comes with all that acts. */
export const { useRead: useTokenUnits } = defineRead({
  name: 'tokenUnits',
  get: async (context: ReadContext, token: Address) => (await getTokenUnits(context, [token]))[0] ?? UNREADABLE,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
});
