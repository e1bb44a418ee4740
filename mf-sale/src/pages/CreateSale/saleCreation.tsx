import { perMilleToPercent, SECONDS_PER_DAY } from '@rab/contracts';
import { type Creation, rateText, saleCreationParts, saleCreationWords, saleFacts } from '@rab/launchpad';
import { Facts } from '@rab/ui';
import { lazyPart } from '@rab/ui/overlay';
import { createSaleCall, type SaleValues, toNewSale, useSaleCost } from './createSale.ts';

/** What the wizard of RAB Sale creates. */
export const saleCreation: Creation<SaleValues> = {
  ...saleCreationParts,
  key: 'create:sale',
  factory: 'launchpadFactory',
  useCost: ({ verify, sale }) => useSaleCost({ verify, sale }),
  call: createSaleCall,
  leadsTo: toNewSale,
  words: { ...saleCreationWords, success: 'Create launchpad success' },
  Summary: lazyPart('The summary', async () => (await import('./SaleSummary.tsx')).SaleSummary),
  Facts: ({ values: { verify, sale, info }, token, base }) => {
    const { listing } = sale;
    const more = [
      { label: 'Liquidity percent', value: `${perMilleToPercent(listing.liquidityPercent)}%` },
      { label: 'Listing rate', value: rateText(listing.listingRate, { token, base }) },
      { label: 'Liquidity lockup', value: `${listing.lockPeriod / SECONDS_PER_DAY} days` },
    ];
    return <Facts facts={saleFacts({ verified: verify, terms: sale, info, token, base, more })} />;
  },
};
