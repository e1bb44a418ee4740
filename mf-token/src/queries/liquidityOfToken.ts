import { getLiquidityProof } from '@rab/sdk/liquidity';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** What of a token's liquidity is locked here, and until when at least half of it is. */
export const { useRead: useLiquidityOfToken } = defineRead({
  name: 'liquidityOfToken',
  get: (context: ReadContext, token: Address) => getLiquidityProof(context, { token }),
  about: (token) => [topics.token(token), topics.locks, topics.positionLocks],
  retry: false,
  staleTime: 60_000,
});
