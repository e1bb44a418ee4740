// Liquidity positions of V3 exchanges.
export * from './positionMath.ts';
