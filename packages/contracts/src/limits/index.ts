export * from './fairLaunchLimits.ts';
export * from './lockLimits.ts';
export * from './saleLimits.ts';
export * from './tokenLimits.ts';
