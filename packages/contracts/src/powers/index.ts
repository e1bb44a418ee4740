// Who holds a power over the platform, and what a timelock does with it.
export { decodeCall } from './decodeCall.ts';
export { type Guard, guardOf } from './guardOf.ts';
export * from './timelockCalls.ts';
