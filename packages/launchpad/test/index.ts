export * from './atLastMoment.ts';
export * from './openSalePage.tsx';
export * from './rolesFixture.ts';
export * from './saleFixture.ts';
