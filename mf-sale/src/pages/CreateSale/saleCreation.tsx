import { msg, t } from '@lingui/core/macro';
import { perMilleToPercent } from '@rab/contracts';
import { type Creation, GLOSSARY, rateText, saleCreationParts, saleCreationWords, saleFacts } from '@rab/launchpad';
import { type Fact, Facts } from '@rab/ui';
import { lazyPart } from '@rab/ui/overlay';
import { daysText } from '../daysText.ts';
import { createSaleCall, type SaleValues, toNewSale, useSaleCost } from './createSale.ts';

/** What the wizard of RAB Sale creates. */
export const saleCreation: Creation<SaleValues> = {
  ...saleCreationParts,
  key: 'create:sale',
  factory: 'launchpadFactory',
  useCost: ({ verify, sale }) => useSaleCost({ verify, sale }),
  call: createSaleCall,
  leadsTo: toNewSale,
  words: { ...saleCreationWords, success: msg`Create launchpad success` },
  Summary: lazyPart(
    () => t`The summary`,
    async () => (await import('./SaleSummary.tsx')).SaleSummary,
  ),
  Facts: ({ values: { verify, sale, info }, token, base }) => {
    const { listing } = sale;
    // in the order on screen; the exchange is in the summary
    const more: Record<Exclude<keyof typeof listing, 'exchange'>, Fact> = {
      liquidityPercent: {
        label: t`Liquidity percent`,
        glossary: GLOSSARY.liquidityPercent,
        value: `${perMilleToPercent(listing.liquidityPercent)}%`,
      },
      listingRate: {
        label: t`Listing rate`,
        glossary: GLOSSARY.listingRate,
        value: rateText(listing.listingRate, { token, base }),
      },
      lockPeriod: {
        label: t`Liquidity lockup`,
        glossary: GLOSSARY.liquidityLockup,
        value: daysText(listing.lockPeriod),
      },
    };
    const facts = saleFacts({ verified: verify, terms: sale, info, token, base, more: Object.values(more) });
    return <Facts facts={facts} />;
  },
};
