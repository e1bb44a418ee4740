import { LOCK_INFO_MS, v } from '@rab/config';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const LOCKS_MADE_BY = graphql(`query locksMadeBy($creators: [Bytes!]!) {
  lockDetails(first: 100, where: { creator_in: $creators }) {
    id token creator owner amount entity { symbol decimals }
  }
}`);

const lockSchema = v.object({
  id: v.string(),
  token: addressText,
  creator: addressText,
  owner: addressText,
  /** Base units. */
  amount: bigintText,
  entity: v.object({ symbol: v.string(), decimals: v.number() }),
});

/** Locks that these contracts have made themselves, such as sales at their listing: who made one nobody can pretend. */
export async function getLocksMadeBy({ chain }: ReadContext, creators: readonly Address[], signal: AbortSignal) {
  const { lockDetails } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: LOCKS_MADE_BY,
    variables: { creators: creators.map((creator) => creator.toLowerCase()) },
    schema: v.object({ lockDetails: v.array(lockSchema) }),
    signal,
  });
  return lockDetails;
}

export const { useRead: useLocksMadeBy } = defineRead({
  name: 'locksMadeBy',
  get: getLocksMadeBy,
  about: () => [topics.locks],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_INFO_MS,
});
