import { v } from '@rab/config';
import { liquidityGeneratorTokenAbi } from '@rab/contracts/abis/others';
import { defineRead, graphql, type ReadContext, requestIndexer, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const TOKEN_TYPE = graphql(`query tokenType($id: ID!) {
  token(id: $id) { tokenType }
}`);

/** The first of the factories' numbers whose tokens take fees: liquidity generator, baby, buyback baby. */
const FIRST_WITH_FEES = 2;

/** What a token of ours keeps of every transfer, in percent. */
export interface TokenFees {
  holders: number;
  liquidity: number;
  marketing: number;
  buyBack: number;
}

/** The fees of a token that one of our factories for such tokens has made; null for any other one. */
export async function getTokenFees(
  { chain, client }: ReadContext,
  token: Address,
  signal: AbortSignal,
): Promise<TokenFees | null> {
  const { token: created } = await requestIndexer({
    endpoint: chain.subgraphs.token,
    document: TOKEN_TYPE,
    variables: { id: token.toLowerCase() },
    schema: v.object({ token: v.nullable(v.object({ tokenType: v.number() })) }),
    signal,
  });
  if (!created || created.tokenType < FIRST_WITH_FEES) return null;
  const [holders, liquidity, marketing, buyBack] = await client.readContract({
    address: token,
    abi: liquidityGeneratorTokenAbi,
    functionName: 'fees',
  });
  return { holders, liquidity, marketing, buyBack };
}

export const { useRead: useTokenFees } = defineRead({
  name: 'tokenFees',
  get: getTokenFees,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
});
