import { type SaleKindInDetail, sharedPricingInDetail } from '@rab/launchpad';
import { MOST_RAISED } from '@rab/sdk/sales';
import { acceptedSale } from './accepted.ts';
import { ProRataMetrics } from './ProRataMetrics.tsx';
import { ProRataQuote } from './ProRataQuote.tsx';
import { proRataPricing } from './proRataPricing.ts';

/** The same with what the page of one sale shows. */
export const proRataPricingInDetail: SaleKindInDetail['pricing'] = {
  ...sharedPricingInDetail,
  ...proRataPricing,
  Terms: ProRataMetrics,
  Quote: ProRataQuote,
  // commitments above the hard cap are taken, too
  roomOf: ({ raised }) => MOST_RAISED - raised,
  payoutOf: (sale) => sharedPricingInDetail.payoutOf(acceptedSale(sale)),
  splitOf: (sale, isSettled) => sharedPricingInDetail.splitOf(acceptedSale(sale), isSettled),
};
