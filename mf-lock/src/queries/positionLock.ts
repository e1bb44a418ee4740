import { contractAddress, LOCK_FIRST_MS, LOCK_MISSING_RETRY_MS, LOCK_MS } from '@rab/config';
import { v3PoolAbi } from '@rab/contracts/abis/foreign';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { errorNameOf } from '@rab/contracts/error-name';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import type { PositionFees } from './positionLocks.ts';

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

/** What a position is: its pool, fee in hundredths of a basis point, range in ticks, and liquidity. */
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
        if (errorNameOf(error) === 'UnknownLock' || errorNameOf(error) === undefined) throw error;
        return null;
      }),
    ]);
    return { lock, position };
  } catch (error) {
    if (errorNameOf(error) === 'UnknownLock') return null;
    throw error;
  }
}

/** Read again after 2 s, then every 20 s; every 3 s while it is missing. */
export const { options: positionLockQueryOptions, useRead: usePositionLock } = defineRead({
  name: 'positionLock',
  get: getPositionLock,
  about: (id) => [topics.positionLock(id)],
  retry: false,
  refetchInterval: ({ state }) => {
    if (!state.data) return LOCK_MISSING_RETRY_MS;
    return state.dataUpdateCount === 1 ? LOCK_FIRST_MS : LOCK_MS;
  },
});

/** The price of a pool now: as its square root in 96 binary places, and in ticks. */
export interface PoolPrice {
  sqrtPriceX96: bigint;
  tick: number;
}

export async function getPoolPrice({ client }: ReadContext, pool: Address): Promise<PoolPrice> {
  const [sqrtPriceX96, tick] = await client.readContract({ address: pool, abi: v3PoolAbi, functionName: 'slot0' });
  return { sqrtPriceX96, tick };
}

export const { useRead: usePoolPrice } = defineRead({
  name: 'poolPrice',
  get: getPoolPrice,
  about: (pool) => [topics.token(pool)],
  refetchInterval: LOCK_MS,
});

/** The fees that a position would pay out now, base units, as the contract would find them. */
export async function getFeesDue(context: ReadContext, id: bigint): Promise<PositionFees> {
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

export const { useRead: useFeesDue } = defineRead({
  name: 'positionFeesDue',
  get: getFeesDue,
  about: (id) => [topics.positionLock(id)],
  refetchInterval: LOCK_MS,
});
