export * from './atLastMoment.ts';
export * from './openSalePage.tsx';
export * from './saleFixture.ts';
