import { sqrtRatioAtTick } from '@rab/contracts/position';
import { ALICE } from '@rab/testing/renderPart';
import type { Position, PositionLockRecord } from '../src/queries/positionLock.ts';
import type { PositionAct, PositionLockRow } from '../src/queries/positionLocks.ts';
import { CARROT, DAY, nowSeconds, WBNB } from './lockFixture.ts';

export const POSITION_LOCK = `0x${'e'.repeat(40)}` as const;
/** The manager of the exchange that the page knows. */
export const MANAGER = `0x${'f'.repeat(40)}` as const;
export const POOL = `0x${'7'.repeat(40)}` as const;
const NOBODY = `0x${'0'.repeat(40)}` as const;

/** Of Carrot and WBNB, in a range of a hundred ticks on both sides of an even price. */
export const positionFixture = (change: Partial<Position> = {}): Position => ({
  pool: POOL,
  token0: CARROT,
  token1: WBNB,
  fee: 3000,
  tickLower: -100,
  tickUpper: 100,
  liquidity: 10n ** 12n,
  ...change,
});

export const positionRecord = (change: Partial<PositionLockRecord> = {}): PositionLockRecord => ({
  id: 7n,
  manager: MANAGER,
  tokenId: 12n,
  owner: ALICE,
  offeredTo: NOBODY,
  feeReceiver: NOBODY,
  liquidity: 10n ** 12n,
  lockDate: 1_700_000_000n,
  unlockDate: nowSeconds() + 3n * DAY,
  isUnlocked: false,
  description: 'Launch liquidity',
  ...change,
});

export const positionRow = (change: Partial<PositionLockRow> = {}): PositionLockRow => ({
  id: '7',
  manager: MANAGER,
  tokenId: 12n,
  owner: ALICE,
  offeredTo: null,
  token0: CARROT,
  name0: 'Carrot',
  symbol0: 'CRT',
  token1: WBNB,
  name1: 'Wrapped BNB',
  symbol1: 'WBNB',
  fee: 3000,
  unlockDate: 4_000_000_020n,
  isUnlocked: false,
  description: '',
  ...change,
});

export const actFixture = (change: Partial<PositionAct> = {}): PositionAct => ({
  id: '1',
  type: 'locked',
  account: ALICE,
  to: ALICE,
  amount0: null,
  amount1: null,
  unlockDate: null,
  timestamp: 1_700_000_000n,
  transaction: `0x${'1'.repeat(64)}`,
  ...change,
});

/** The price of a pool at a tick. */
export const priceAt = (tick: number) => ({ tick, sqrtPriceX96: sqrtRatioAtTick(tick) });
