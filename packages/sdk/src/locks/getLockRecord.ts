import { contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { errorNameOf } from '@rab/contracts/error-name';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

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
  /** Of a pair, as the pair confirms; the zero address for any other token. */
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
    if (errorNameOf(error) === 'UnknownLock') return null;
    throw error;
  }
}
