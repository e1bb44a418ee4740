export * from './lockBadge.ts';
export * from './lockSchedule.ts';
export * from './locksATransaction.ts';
