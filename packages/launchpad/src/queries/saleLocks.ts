import { LOCK_INFO_MS, v } from '@rab/config';
import {
  addressText,
  basisPoints,
  bigintText,
  defineRead,
  graphql,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';

const SALE_LOCKS = graphql(`query saleLocks($tokens: [String!]!) {
  lockDetails(first: 100, orderBy: unlockDate, orderDirection: asc, where: { token_in: $tokens }) {
    id token description amount availableAmount unlockDate isVesting tgeBps cycleBps entity { decimals }
  }
}`);

const saleLockSchema = v.pipe(
  v.object({
    id: v.string(),
    token: addressText,
    description: v.string(),
    amount: bigintText,
    availableAmount: bigintText,
    unlockDate: bigintText,
    isVesting: v.boolean(),
    tgeBps: basisPoints,
    cycleBps: basisPoints,
    entity: v.object({ decimals: v.number() }),
  }),
  v.transform(({ entity, availableAmount, ...lock }) => ({ ...lock, ...entity, remaining: availableAmount })),
);

/** A lock as a sale's page shows it: base units, unix seconds, basis points; `remaining` of the amount is still locked. */
export type SaleLock = v.InferOutput<typeof saleLockSchema>;

/** Locks of these tokens: of a sale's own and, once it is listed, of its liquidity. The first to end is the first. */
export async function getSaleLocks({ chain }: ReadContext, tokens: readonly Address[], signal: AbortSignal) {
  const { lockDetails } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: SALE_LOCKS,
    variables: { tokens: tokens.map((token) => token.toLowerCase()) },
    schema: v.object({ lockDetails: v.array(saleLockSchema) }),
    signal,
  });
  return lockDetails;
}

export const { options: saleLocksQueryOptions, useRead: useSaleLocks } = defineRead({
  name: 'saleLocks',
  get: getSaleLocks,
  about: (tokens) => [topics.locks, ...tokens.map(topics.token)],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_INFO_MS,
});
