import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitLockAbi, tokensInfoAbi } from '@rab/contracts/abis';
import { errorNameOf } from '@rab/contracts/errors';
import { type LockBadge, lockBadge } from '@rab/contracts/lock';
import type { ReadOnlyClient } from '@rab/wallet-context/read-only';
import type { Address } from '@rab/wallet-context/reads';

export interface BadgeReading extends LockBadge {
  /** The locked token, or the pool of the locked position. */
  of: Address;
  /** Time of the block that says so, unix seconds. */
  asOf: bigint;
}

/**
 * What a badge says of a lock by the chain's newest block, with every read of that very block: after a reorg it is what the
 * new chain says (LKT-07). Null where there is no such lock.
 * @throws whatever kept the chain from answering
 */
export async function readLockBadge(
  client: ReadOnlyClient,
  chain: ChainConfig,
  id: bigint,
): Promise<BadgeReading | null> {
  const { number: blockNumber, timestamp: asOf } = await client.getBlock();
  try {
    const lock = await client.readContract({
      address: contractAddress(chain, 'rabbitLock'),
      abi: rabbitLockAbi,
      functionName: 'getLockById',
      args: [id],
      blockNumber,
    });
    const [info] = await client.readContract({
      address: contractAddress(chain, 'tokensInfo'),
      abi: tokensInfoAbi,
      functionName: 'getTokenInfo',
      args: [[lock.token]],
      blockNumber,
    });
    const token = info?.readable ? info : { symbol: '', decimals: 0 };
    return { ...lockBadge(lock, token, asOf), of: lock.token, asOf };
  } catch (error) {
    if (errorNameOf(error) === 'UnknownLock') return null;
    throw error;
  }
}
