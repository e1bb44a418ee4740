import { t } from '@lingui/core/macro';
import { leastForSharedUnit } from '@rab/contracts/sale';
import type { PricingInDetail } from '../../kind/Pricing.ts';
import { SharedMetrics } from './SharedMetrics.tsx';
import { SharedQuote } from './SharedQuote.tsx';
import { sharedPayout, sharedSplit } from './sharedPayout.ts';
import { sharedPricing } from './sharedPricing.ts';
import { sharedTerms } from './sharedTerms.ts';

/** Shared tokens, with what the page of a sale shows of them. */
export const sharedPricingInDetail: PricingInDetail = {
  ...sharedPricing,
  Terms: SharedMetrics,
  Quote: SharedQuote,
  leastOf: (sale, deposited) => leastForSharedUnit(sharedTerms(sale).selling, deposited, sale.raised),
  roomOf: ({ hardCap, raised }) => hardCap - raised,
  mostOf: () => null,
  payoutOf: sharedPayout,
  splitOf: sharedSplit,
  unsoldText: () => t`None: buyers get all tokens`,
};
