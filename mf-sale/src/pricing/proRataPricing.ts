import { t } from '@lingui/core/macro';
import { type SaleKind, sharedPricing } from '@rab/launchpad';
import { acceptedSale } from './accepted.ts';
import { ProRataHolding } from './ProRataHolding.tsx';

/** Shared tokens of which the buyers pay a hard cap at most; what they commit above it comes back (RGT-06). */
export const proRataPricing: SaleKind['pricing'] = {
  ...sharedPricing,
  priceOf: (sale) => sharedPricing.priceOf(acceptedSale(sale)),
  hasHardCap: true,
  dependsOn: (plan) => t`If the sale succeeds and nobody else commits: ${plan}`,
  Holding: ProRataHolding,
};
