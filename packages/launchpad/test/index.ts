export { momentsOf } from '../src/model/momentsOf.ts';
export * from './atLastMoment.ts';
export * from './offeredActs.ts';
export * from './openSalePage.tsx';
export * from './rolesFixture.ts';
export * from './saleFixture.ts';
