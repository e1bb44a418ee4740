export { clientOf } from './clientOf.ts';
export { faultOf } from './faultOf.ts';
export { listOf } from './listOf.ts';
export { originsIn } from './originsIn.ts';
export { RateLimiter } from './RateLimiter.ts';
export { type Access, readAccess } from './readAccess.ts';
export { requestIdOf } from './requestIdOf.ts';
export { swallowBody } from './swallowBody.ts';
export { wholeNumber } from './wholeNumber.ts';
