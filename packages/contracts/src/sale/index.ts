export * from './amounts.ts';
export * from './fairLaunch.ts';
export * from './labelTypes.ts';
export * from './listingPayout.ts';
export * from './proRata.ts';
export * from './releases.ts';
export * from './saleTerms.ts';
