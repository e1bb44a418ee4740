import { v } from '@rab/config';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  pageOf,
  pageVariables,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const TOKENS_OF = graphql(`query tokensOf($first: Int!, $skip: Int!, $owner: Bytes!) {
  tokens(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: { owner: $owner }) {
    address name symbol decimals totalSupply createdAt
  }
}`);

const tokenSchema = v.object({
  address: addressText,
  name: v.string(),
  symbol: v.string(),
  decimals: v.number(),
  /** As it was created, base units. */
  totalSupply: bigintText,
  createdAt: bigintText,
});

/** A token that one of our factories has made. */
export type CreatedToken = v.InferOutput<typeof tokenSchema>;

/** Tokens on a page. */
export const TOKENS_A_PAGE = 10;

export interface TokensOfParameters {
  account: Address;
  /** The first is 1. */
  page: number;
}

/** One page of the tokens that an account has created with us, the newest first; `hasNext` says whether more follow. */
export async function getTokensOf({ chain }: ReadContext, { account, page }: TokensOfParameters, signal: AbortSignal) {
  const { tokens } = await requestIndexer({
    endpoint: chain.subgraphs.token,
    document: TOKENS_OF,
    variables: { ...pageVariables(page, TOKENS_A_PAGE), owner: account.toLowerCase() },
    schema: v.object({ tokens: v.array(tokenSchema) }),
    signal,
  });
  return pageOf(tokens, TOKENS_A_PAGE);
}

export const { useRead: useTokensOf } = defineRead({
  name: 'tokensOf',
  get: getTokensOf,
  about: ({ account }) => [topics.account(account)],
  indexer: (chain) => chain.subgraphs.token,
  staleTime: 60_000,
});
