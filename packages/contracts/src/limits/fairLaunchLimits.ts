import { maxUint96, maxUint112 } from 'viem';
import { SALE_LIMITS } from './saleLimits.ts';

/** What a fair launch adds to SALE_LIMITS, equal to FairLaunchRules.sol (limits.test.ts compares them). */
export const FAIR_LAUNCH_LIMITS = {
  /** By fee option: per mille of the raise and of the tokens sold. */
  fees: { 1: { baseFee: 20n, tokenFee: 20n }, 2: { baseFee: 50n, tokenFee: 0n } },
  /** Of what the owner receives at most, in percent. */
  minSoftCapPercent: 51n,
  /** Soft cap and what the owner receives at most, in base units. */
  maxRaise: maxUint96,
  /** Token units. */
  maxTeamTokens: maxUint112,
  /** Seconds until the team's first release, of a period after it, and until the last release. */
  maxTeamPeriod: SALE_LIMITS.maxVestingEnd,
} as const;
