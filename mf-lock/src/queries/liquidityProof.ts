import { getLiquidityProof } from '@rab/sdk/liquidity';
import { defineRead, topics } from '@rab/wallet-context';

/** What of a token's liquidity is locked here, over V2 pairs and V3 pools. */
export const { useRead: useLiquidityProof } = defineRead({
  name: 'liquidityProof',
  get: getLiquidityProof,
  about: ({ token }) => [topics.token(token), topics.locks, topics.positionLocks],
  staleTime: 60_000,
  retry: false,
});
