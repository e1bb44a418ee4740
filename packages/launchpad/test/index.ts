export * from './atLastMoment.ts';
export * from './saleFixture.ts';
