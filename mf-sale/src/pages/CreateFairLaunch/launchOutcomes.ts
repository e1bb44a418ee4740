import { t } from '@lingui/core/macro';
import { PER_MILLE } from '@rab/contracts';
import { ceilDiv, sharedAmountNeeded, sharedListingPayout } from '@rab/contracts/sale';
import type { Outcome } from '@rab/launchpad';
import type { CreationCost } from '@rab/sdk/sales';
import type { FairLaunchTerms } from './fairLaunchInfoSchema.ts';

/** What comes of a launch that raises so many base units. */
export const launchOutcome = (
  { sellingAmount: selling, maxOwnerReceive: mostForOwner, liquidityPercent }: FairLaunchTerms,
  { baseFee, tokenFee }: CreationCost,
  label: string,
  raised: bigint,
): Outcome => ({
  label,
  raised,
  sold: selling,
  payout: sharedListingPayout({
    selling,
    raised,
    mostForOwner,
    liquidityPercent,
    baseFee,
    tokenFee,
    held: sharedAmountNeeded(selling, baseFee, tokenFee),
  }),
});

/**
 * What comes of a fair launch by the contract's own integers: at its soft cap, and where its owner first gets the most that
 * the terms allow; all above goes into the liquidity (MNY-05). A launch has no hard cap.
 */
export function launchOutcomes(terms: FairLaunchTerms, cost: CreationCost): Outcome[] {
  const { softCap, maxOwnerReceive, liquidityPercent } = terms;
  const soft = launchOutcome(terms, cost, t`At the soft cap`, softCap);
  const share = (PER_MILLE - cost.baseFee) * (PER_MILLE - liquidityPercent);
  const most = share === 0n ? 0n : ceilDiv(maxOwnerReceive * PER_MILLE * PER_MILLE, share);
  return most > softCap ? [soft, launchOutcome(terms, cost, t`At Max Owner Receive`, most)] : [soft];
}
