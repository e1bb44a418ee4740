import type { TokenRisk } from '@rab/token-risk';
import { defineRead, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** As `checkToken`, which comes with the page that asks. It is many questions to the node: asked once, and again when the person wants it. */
export const { useRead: useTokenRisk } = defineRead<Address, TokenRisk | 'no token' | null>({
  name: 'tokenRisk',
  get: async (context, token) => (await import('./checkToken.ts')).checkToken(context, token),
  about: (token) => [topics.token(token)],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
