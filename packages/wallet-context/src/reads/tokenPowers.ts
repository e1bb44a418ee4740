import type { TokenPowers } from '@rab/token-risk/powers';
import type { Address } from 'viem';
import { defineRead } from './defineRead.ts';
import { topics } from './topics.ts';

/** As `getTokenPowers`, which comes with the first page that asks. */
export const { useRead: useTokenPowers } = defineRead<Address, TokenPowers>({
  name: 'tokenPowers',
  get: async (context, token) => (await import('./trials.ts')).getTokenPowers(context, token),
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
});
