import { maxUint32, maxUint128 } from 'viem';

/** What RabbitLock.sol can hold (limits.test.ts compares them). */
export const LOCK_LIMITS = {
  /** Units of one token in all its locks together. */
  maxAmount: maxUint128,
  /** Seconds of a release cycle. */
  maxCycle: maxUint32,
} as const;
