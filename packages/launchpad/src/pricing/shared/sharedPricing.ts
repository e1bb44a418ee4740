import { t } from '@lingui/core/macro';
import { sharedPrice } from '@rab/contracts/sale';
import type { Pricing } from '../../kind/Pricing.ts';
import { decimalsOf } from '../../model/decimalsOf.ts';
import { rateText } from '../../model/rateText.ts';
import { SharedHolding } from './SharedHolding.tsx';
import { sharedTerms } from './sharedTerms.ts';

/** A number of tokens that all buyers share by their deposits, which make the price (FLN-01). */
export const sharedPricing: Pricing = {
  priceOf: (sale) => sharedPrice(sharedTerms(sale).selling, sale.raised, decimalsOf(sale)),
  priceText: (sale) => {
    if (sale.price === 0n) return t`Set by the deposits`;
    const rate = rateText(sale.price, sale);
    return sale.isFinalized ? rate : t`${rate} right now`;
  },
  hasHardCap: false,
  dependsOn: (plan) => t`If the sale succeeds and nobody else deposits: ${plan}`,
  Holding: SharedHolding,
};
