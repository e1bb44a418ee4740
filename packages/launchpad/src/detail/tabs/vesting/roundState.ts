import { roundAt, type VestingTerms, vestingOwed } from '@rab/contracts/sale';

export interface RoundFacts {
  terms: VestingTerms;
  /** Whether the first of the bought tokens can be claimed: round 0 is released with that. */
  isClaimOpen: boolean;
  /** Since the planned end of the sale, in seconds; negative before it. */
  elapsed: bigint;
  /** Of the account, base units. */
  bought: bigint;
  claimed: bigint;
}

/** The state of one round of the vesting for an account. */
export function roundState(
  round: bigint,
  { terms, isClaimOpen, elapsed, bought, claimed }: RoundFacts,
): 'claimed' | 'due' | 'ahead' {
  const at = roundAt(terms, round);
  if (!isClaimOpen || (round > 0n && elapsed < at)) return 'ahead';
  return bought > 0n && claimed >= vestingOwed(bought, terms, at) ? 'claimed' : 'due';
}
