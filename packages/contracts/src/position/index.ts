// Liquidity positions of V3 exchanges.
export * from './pairOrder.ts';
export * from './positionMath.ts';
