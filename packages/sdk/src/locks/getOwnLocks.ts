import { addressText, basisPoints, bigintText, graphql, requestIndexer, v } from '@rab/config';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { type MadeBy, ownedWhere } from './lockEntities.ts';

const OWN_LOCKS = graphql(`query getOwnLocks($first: Int!, $where: LockDetail_filter) {
  lockDetails(first: $first, orderBy: id, orderDirection: desc, where: $where) {
    id token amount tgeDate tgeBps cycle cycleBps unlockedAmount
    entity { symbol decimals factory }
  }
}`);

const ownLockSchema = v.object({
  id: v.string(),
  token: addressText,
  amount: bigintText,
  tgeDate: bigintText,
  tgeBps: basisPoints,
  cycle: bigintText,
  cycleBps: basisPoints,
  unlockedAmount: bigintText,
  entity: v.object({ symbol: v.string(), decimals: v.number(), factory: v.nullable(addressText) }),
});

/** A lock that is not empty, as its owner's summary counts it: base units, unix seconds, basis points. */
export type OwnLock = v.InferOutput<typeof ownLockSchema>;

/** The most locks that are summed up; an owner of more reads that there are more. */
export const MOST_OWN_LOCKS = 1_000;

export interface OwnLocksParameters {
  owner: Address;
  madeBy: MadeBy;
}

/** The newest locks of an account that are not empty, those that it made or those that others made for it. */
export async function getOwnLocks({ chain }: ReadContext, { owner, madeBy }: OwnLocksParameters, signal: AbortSignal) {
  const { lockDetails } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: OWN_LOCKS,
    variables: { first: MOST_OWN_LOCKS, where: { ...ownedWhere(owner, madeBy), availableAmount_gt: '0' } },
    schema: v.object({ lockDetails: v.array(ownLockSchema) }),
    signal,
  });
  return lockDetails;
}
