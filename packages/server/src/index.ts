export { clientOf } from './clientOf.ts';
export { listOf } from './listOf.ts';
export { RateLimiter } from './RateLimiter.ts';
export { type Access, readAccess } from './readAccess.ts';
export { wholeNumber } from './wholeNumber.ts';
