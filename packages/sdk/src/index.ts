// The whole library; its rooms are entries of their own as well.
export * from './acts/index.ts';
export * from './airdrops/index.ts';
export * from './connect.ts';
export * from './liquidity/index.ts';
export * from './lists/index.ts';
export * from './locks/index.ts';
export * from './positions/index.ts';
export * from './ReadContext.ts';
export * from './sales/index.ts';
export * from './settings/index.ts';
export * from './tokens/index.ts';
