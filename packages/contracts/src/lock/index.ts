export * from './codeHash.ts';
export * from './hashOfCode.ts';
export * from './lockBadge.ts';
export * from './lockHeadline.ts';
export * from './lockSchedule.ts';
export * from './lockSum.ts';
export * from './locksATransaction.ts';
export * from './positionBadge.ts';
