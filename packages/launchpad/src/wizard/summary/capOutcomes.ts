import { t } from '@lingui/core/macro';
import type { SaleDecimals } from '@rab/contracts';
import { listingPayout, tokensForBase } from '@rab/contracts/sale';
import type { CreationCost } from '@rab/sdk/sales';
import type { SaleTerms } from '../terms/saleTermsSchema.ts';
import type { Outcome } from './OutcomesTable.tsx';

/** The listing of a sale that lists itself: per mille, 18-decimal rate. */
interface Listing {
  liquidityPercent: bigint;
  listingRate: bigint;
}

export interface CapOutcomesOptions {
  terms: SaleTerms;
  /** Null of a sale that does not list itself. */
  listing: Listing | null;
  /** Per mille. */
  referralRate: bigint;
  cost: CreationCost;
  decimals: SaleDecimals;
}

/** What comes of a sale at a fixed price at its two caps, by the contract's own integers (MNY-05). */
export function capOutcomes({ terms, listing, referralRate, cost, decimals }: CapOutcomesOptions): Outcome[] {
  const { tokenPrice, softCap, hardCap } = terms;
  const { liquidityPercent, listingRate } = listing ?? { liquidityPercent: 0n, listingRate: tokenPrice };
  const { baseFee, tokenFee, tokens: held } = cost;
  return [
    { label: t`At the soft cap`, raised: softCap },
    { label: t`At the hard cap`, raised: hardCap },
  ].map(({ label, raised }) => {
    const sold = tokensForBase(raised, tokenPrice, decimals);
    const payout = listingPayout({
      ...decimals,
      hardCap,
      tokenPrice,
      listingRate,
      liquidityPercent,
      baseFee,
      tokenFee,
      referralRate,
      raised,
      sold,
      referred: raised,
      held,
    });
    return { label, raised, sold, payout };
  });
}
