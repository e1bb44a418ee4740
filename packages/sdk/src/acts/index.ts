// An act: made ready, sent, and proven by its own event.
export * from './Act.ts';
export * from './approvalCalls.ts';
export * from './approveCall.ts';
export * from './errors.ts';
export * from './eventOf.ts';
export * from './outcomeWords.ts';
export * from './prepare.ts';
export * from './proof.ts';
export * from './revertOf.ts';
export * from './revertReason.ts';
export * from './send.ts';
export * from './tryCalls.ts';
