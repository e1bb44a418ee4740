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
import type { Address } from '@rab/wallet-context/reads';

const SALE_LOCKS = graphql(`query saleLocks($tokens: [String!]!) {
  lockDetails(first: 100, orderBy: unlockDate, orderDirection: asc, where: { token_in: $tokens }) {
    id token owner description amount unlockedAmount unlockDate isVesting tgeDate tgeBps cycle cycleBps entity { decimals }
  }
}`);

const saleLockSchema = v.pipe(
  v.object({
    id: v.string(),
    token: addressText,
    description: v.string(),
    amount: bigintText,
    owner: addressText,
    unlockedAmount: bigintText,
    unlockDate: bigintText,
    isVesting: v.boolean(),
    tgeDate: bigintText,
    tgeBps: basisPoints,
    cycle: bigintText,
    cycleBps: basisPoints,
    entity: v.object({ decimals: v.number() }),
  }),
  v.transform(({ entity, ...lock }) => ({ ...lock, ...entity })),
);

/** A lock as a sale's page shows it: base units, unix seconds, basis points. */
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
