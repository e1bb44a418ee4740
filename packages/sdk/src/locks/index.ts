// Locks: what is read of them, and the calls that change them.
export * from './getLockRecord.ts';
export * from './getLockSum.ts';
export * from './getOwnLocks.ts';
export * from './lockCalls.ts';
export * from './lockDetails.ts';
export * from './lockEntities.ts';
export * from './locksOnChain.ts';
