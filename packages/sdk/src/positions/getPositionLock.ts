import { contractAddress } from '@rab/config';
import { v3PoolAbi } from '@rab/contracts/abis/foreign';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { errorNameOf } from '@rab/contracts/error-name';
import type { PositionAmounts } from '@rab/contracts/position';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

/** A lock as RabbitPositionLock holds it; the zero address where there is no owner, offer or receiver. Unix seconds. */
export interface PositionLockRecord {
  id: bigint;
  manager: Address;
  tokenId: bigint;
  owner: Address;
  offeredTo: Address;
  feeReceiver: Address;
  /** When it was locked. */
  liquidity: bigint;
  lockDate: bigint;
  unlockDate: bigint;
  isUnlocked: boolean;
  description: string;
}

/** What a position is: its pool, fee in millionths, range in ticks, and liquidity. */
export interface Position {
  pool: Address;
  token0: Address;
  token1: Address;
  fee: number;
  tickLower: number;
  tickUpper: number;
  liquidity: bigint;
}

/** A lock with its position as it is now; one that was unlocked may be gone. */
export interface LockedPosition {
  lock: PositionLockRecord;
  position: Position | null;
}

/** The price of a pool: as its square root with 96 binary places, and in ticks. */
export interface PoolPrice {
  sqrtPriceX96: bigint;
  tick: number;
}

const lockerOf = ({ chain }: ReadContext) =>
  ({ address: contractAddress(chain, 'positionLock'), abi: rabbitPositionLockAbi }) as const;

/**
 * One lock of a position as the chain holds it now; null where the contract says that it does not exist.
 * @throws whatever kept the contract from answering, such as an unreachable node
 */
export async function getPositionLock(context: ReadContext, id: bigint): Promise<LockedPosition | null> {
  const locker = lockerOf(context);
  try {
    const [lock, position] = await Promise.all([
      context.client.readContract({ ...locker, functionName: 'getLock', args: [id] }),
      // a manager refuses to say anything of a position that was burned
      context.client.readContract({ ...locker, functionName: 'position', args: [id] }).catch((error) => {
        const name = errorNameOf(error);
        if (name === undefined || name === 'UnknownLock') throw error;
        return null;
      }),
    ]);
    return { lock, position };
  } catch (error) {
    if (errorNameOf(error) === 'UnknownLock') return null;
    throw error;
  }
}

/** The price of a V3 pool now. */
export async function getPoolPrice({ client }: ReadContext, pool: Address): Promise<PoolPrice> {
  const [sqrtPriceX96, tick] = await client.readContract({ address: pool, abi: v3PoolAbi, functionName: 'slot0' });
  return { sqrtPriceX96, tick };
}

/** The fees that a lock would pay out now, base units. */
export async function getFeesDue(context: ReadContext, id: bigint): Promise<PositionAmounts> {
  try {
    const { result } = await context.client.simulateContract({
      ...lockerOf(context),
      functionName: 'collect',
      args: [id],
    });
    const [amount0, amount1] = result;
    return { amount0, amount1 };
  } catch (error) {
    if (errorNameOf(error) === 'NothingToCollect') return { amount0: 0n, amount1: 0n };
    throw error;
  }
}
