// Locks: what is read of them, and what is done with them.
export type { NewLock, OwnedAmount } from '@rab/contracts/lock-calls';
export * from './getLockProof.ts';
export * from './getLockRecord.ts';
export * from './getLockSum.ts';
export * from './getOwnLocks.ts';
export * from './isOwnLocker.ts';
export * from './lockActs.ts';
export * from './lockCalls.ts';
export * from './lockDetails.ts';
export * from './lockEntities.ts';
export * from './locksOnChain.ts';
