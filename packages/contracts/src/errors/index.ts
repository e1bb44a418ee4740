export * from './describeError.ts';
export * from './isUserRejection.ts';
