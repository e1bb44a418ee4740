// What guards a power over the platform, and the proposals of a timelock.
export { decodeCall } from './decodeCall.ts';
export { type Guard, guardOf } from './guardOf.ts';
export * from './timelockCalls.ts';
export { type TimelockRole, timelockRole } from './timelockRole.ts';
