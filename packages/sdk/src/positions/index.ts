// Locks of V3 positions: what is read of them, and what is done with them.
export { amountsAtPrice, type LiquidityRange, type PositionAmounts } from '@rab/contracts/position';
export type { PositionId, PositionLockTerms } from '@rab/contracts/position-calls';
export * from './getPositionLock.ts';
export * from './positionActs.ts';
