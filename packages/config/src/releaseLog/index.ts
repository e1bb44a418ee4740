export * from './appendRelease.ts';
export * from './ReleaseEntry.ts';
export * from './ReleaseLogError.ts';
export * from './sha256.ts';
export * from './verifyReleaseLog.ts';
