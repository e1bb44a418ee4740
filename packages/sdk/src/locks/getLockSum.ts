import { contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type LockSum, MOST_LOCKS, sumOfLocks } from '@rab/contracts/lock';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

export interface TokenLockSum extends LockSum {
  /** In locks that were not looked at, base units: nobody knows here until when. */
  unseen: bigint;
}

/** What of a token is locked with us now and until when, and what owners of locks can take out, from the chain itself. */
export async function getLockSum({ client, chain }: ReadContext, token: Address): Promise<TokenLockSum> {
  const locker = { address: contractAddress(chain, 'rabbitLock'), abi: rabbitLockAbi } as const;
  const [locks, { amount }, head] = await Promise.all([
    client.readContract({ ...locker, functionName: 'getLocksForToken', args: [token, 0n, MOST_LOCKS] }),
    client.readContract({ ...locker, functionName: 'cumulativeLockInfo', args: [token] }),
    client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
  ]);
  if (!head) throw new Error('The node gives no block.');
  const sum = sumOfLocks(locks, BigInt(head.timestamp));
  const unseen = amount - sum.locked - sum.free;
  return { ...sum, unseen: unseen > 0n ? unseen : 0n };
}
