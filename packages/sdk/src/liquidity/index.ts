// A token's liquidity, V2 and V3: what of it is locked.
export * from './getLiquidityProof.ts';
export * from './LiquidityProof.ts';
