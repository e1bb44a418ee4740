// From a call to what it has done.
export * from './approvalCalls.ts';
export * from './approveCall.ts';
export * from './eventOf.ts';
export * from './proof.ts';
export * from './revertOf.ts';
