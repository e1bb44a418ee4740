import type { Sale } from './Sale.ts';

/** Vesting as the contracts and the indexer name its parts: seconds from the end of the sale, and basis points. */
export interface NamedVesting {
  requestVesting: boolean;
  linearLock: boolean;
  /** A kind without it begins at the end of the sale. */
  vestingStartEmission?: bigint | null;
  vestingEndEmission: bigint;
  vestingPercentage: bigint;
  vestingPeriod: bigint;
}

/** The same in the product's words; null where all tokens come at once. */
export const vestingOf = (vesting: NamedVesting): Sale['vesting'] =>
  vesting.requestVesting
    ? {
        isLinear: vesting.linearLock,
        startSeconds: vesting.vestingStartEmission ?? 0n,
        endSeconds: vesting.vestingEndEmission,
        basisPoints: vesting.vestingPercentage,
        periodSeconds: vesting.vestingPeriod,
      }
    : null;
