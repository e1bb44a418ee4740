import { t } from '@lingui/core/macro';
import { leastForAnotherUnit } from '@rab/contracts/sale';
import type { PricingInDetail } from '../../kind/Pricing.ts';
import { decimalsOf } from '../../model/decimalsOf.ts';
import { FixedQuote } from './FixedQuote.tsx';
import { FixedTerms } from './FixedTerms.tsx';
import { fixedPayout, fixedSplit } from './fixedPayout.ts';
import { fixedPricing } from './fixedPricing.ts';

/** One price, with what the page of a sale shows of it. */
export const fixedPricingInDetail: PricingInDetail = {
  ...fixedPricing,
  Terms: FixedTerms,
  Quote: FixedQuote,
  leastOf: (sale, deposited) => leastForAnotherUnit(deposited, sale.price, decimalsOf(sale)),
  roomOf: ({ hardCap, raised }) => hardCap - raised,
  mostOf: ({ maxBuy }) => maxBuy,
  payoutOf: fixedPayout,
  splitOf: fixedSplit,
  unsoldText: ({ burnsUnsold }) => (burnsUnsold ? t`Burned` : t`Returned to the owner`),
};
