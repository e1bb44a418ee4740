import { type ChainConfig, contractAddress } from '@rab/config';
import { tokensInfoAbi } from '@rab/contracts/abis';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { errorNameOf } from '@rab/contracts/errors';
import { positionBadge } from '@rab/contracts/lock';
import { inOrder } from '@rab/contracts/position';
import type { ReadOnlyClient } from '@rab/wallet-context/read-only';
import type { BadgeReading } from './readLockBadge.ts';

/**
 * As `readLockBadge`, of a locked V3 position.
 * @throws whatever kept the chain from answering
 */
export async function readPositionBadge(
  client: ReadOnlyClient,
  chain: ChainConfig,
  id: bigint,
): Promise<BadgeReading | null> {
  const { positionLock } = chain.contracts;
  if (!positionLock) return null;
  const { number: blockNumber, timestamp: asOf } = await client.getBlock();
  const locker = { address: positionLock, abi: rabbitPositionLockAbi, args: [id], blockNumber } as const;
  try {
    const lock = await client.readContract({ ...locker, functionName: 'getLock' });
    // its manager says nothing of a position that was taken out and burned
    const position = lock.isUnlocked ? null : await client.readContract({ ...locker, functionName: 'position' });
    if (!position) return { ...positionBadge(lock, ['', ''], asOf), of: lock.manager, asOf };
    const { pool, token0, token1 } = position;
    const infos = await client.readContract({
      address: contractAddress(chain, 'tokensInfo'),
      abi: tokensInfoAbi,
      functionName: 'getTokenInfo',
      args: [[token0, token1]],
      blockNumber,
    });
    const symbolOf = (at: 0 | 1) => (infos[at]?.readable ? infos[at].symbol : '');
    const [first, second] = inOrder(chain, [
      { address: token0, symbol: symbolOf(0) },
      { address: token1, symbol: symbolOf(1) },
    ]);
    return { ...positionBadge(lock, [first.symbol, second.symbol], asOf), of: pool, asOf };
  } catch (error) {
    if (errorNameOf(error) === 'UnknownLock') return null;
    throw error;
  }
}
