import { maxUint32, maxUint128 } from 'viem';

/** What RabbitLock.sol can hold (limits.test.ts compares them). */
export const LOCK_LIMITS = {
  /** Base units in one lock; those of all locks of a token together have no limit. */
  maxAmount: maxUint128,
  /** Seconds of a release cycle. */
  maxCycle: maxUint32,
  /** UTF-8 bytes of a lock's description. */
  maxDescriptionBytes: 256,
} as const;
