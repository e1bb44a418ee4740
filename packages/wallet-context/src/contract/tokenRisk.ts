import type { Address } from 'viem';
import { defineRead } from '../data/defineRead.ts';
import { topics } from '../data/topics.ts';
import type { TokenRisk } from '../risk/Finding.ts';

/**
 * As `getTokenRisk`, which comes with the page that asks. It is many questions to the node: asked once, and again when the
 * person wants it.
 */
export const { useRead: useTokenRisk } = defineRead<Address, TokenRisk | 'no token' | null>({
  name: 'tokenRisk',
  get: async (context, token) => (await import('../risk/getTokenRisk.ts')).getTokenRisk(context, token),
  about: (token) => [topics.token(token)],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
