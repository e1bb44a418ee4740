export * from './indexedSale.ts';
export * from './saleFixture.ts';
