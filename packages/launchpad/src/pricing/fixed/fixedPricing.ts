import type { Pricing } from '../../kind/Pricing.ts';
import { rateText } from '../../model/rateText.ts';
import { FixedHolding } from './FixedHolding.tsx';

/** One price, up to a hard cap: each deposit buys at once. */
export const fixedPricing: Pricing = {
  priceOf: ({ price }) => price,
  priceText: (sale) => rateText(sale.price, sale),
  hasHardCap: true,
  dependsOn: null,
  Holding: FixedHolding,
};
