export { saleFixture } from '@rab/sdk/testing';
export { momentsOf } from '../src/kind/momentsOf.ts';
export * from './atLastMoment.ts';
export * from './creationFixture.ts';
export * from './offeredActs.ts';
export * from './openSalePage.tsx';
export * from './rolesFixture.ts';
export * from './saleActCalls.ts';
