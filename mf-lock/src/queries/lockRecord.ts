import { contractAddress, LOCK_FIRST_MS, LOCK_MISSING_RETRY_MS, LOCK_MS } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** One lock as RabbitLock holds it: base units, unix seconds, cycle in seconds, basis points. */
export interface LockRecord {
  id: bigint;
  token: Address;
  owner: Address;
  amount: bigint;
  lockDate: bigint;
  tgeDate: bigint;
  tgeBps: bigint;
  cycle: bigint;
  cycleBps: bigint;
  unlockedAmount: bigint;
  description: string;
  /** Of a pair, confirmed by itself; the zero address for any other token. */
  factory: Address;
}

/**
 * One lock as the chain holds it now; null where the contract says that it does not exist.
 * @throws whatever kept the contract from answering, such as an unreachable node
 */
export async function getLockRecord({ client, chain }: ReadContext, id: bigint): Promise<LockRecord | null> {
  try {
    return await client.readContract({
      address: contractAddress(chain, 'rabbitLock'),
      abi: rabbitLockAbi,
      functionName: 'getLockById',
      args: [id],
    });
  } catch (error) {
    const { errorNameOf } = await import('@rab/wallet-context/transactions');
    if (errorNameOf(error) === 'UnknownLock') return null;
    throw error;
  }
}

/** Read again after 2 s, then every 20 s; every 3 s while it is missing (LKD-07). */
export const { options: lockRecordQueryOptions, useRead: useLockRecord } = defineRead({
  name: 'lock',
  get: getLockRecord,
  about: (id) => [topics.lock(id)],
  retry: false,
  refetchInterval: ({ state }) => {
    if (!state.data) return LOCK_MISSING_RETRY_MS;
    return state.dataUpdateCount === 1 ? LOCK_FIRST_MS : LOCK_MS;
  },
});
