import { t } from '@lingui/core/macro';
import { capOutcomes, GLOSSARY, rateText, type SummaryProps, termsWarnings, valueAt } from '@rab/launchpad';
import { ListingSummary } from '../ListingSummary.tsx';
import type { SaleValues } from './createSale.ts';

/** What a RAB Sale comes to at its caps, and its price at the listing (MNY-05, MNY-06). */
export function SaleSummary({ values: { verify, sale }, now, ...frame }: SummaryProps<SaleValues>) {
  const { token, base, cost } = frame;
  const { tokenPrice, endTime: end, listing, isBurn, hardCap, minSpendPerBuyer: minBuy } = sale;
  const { listingRate, lockPeriod, exchange } = listing;
  const { referralRate } = verify;
  const decimals = { tokenDecimals: token.decimals, baseDecimals: base.decimals };
  const { changePercent } = valueAt({ price: tokenPrice, rate: listingRate, decimals }, hardCap);
  return (
    <ListingSummary
      {...frame}
      outcomes={capOutcomes({ terms: sale, listing, referralRate, cost, decimals })}
      burnsUnsold={isBurn}
      facts={[
        { label: t`Listing price`, glossary: GLOSSARY.listingRate, value: rateText(listingRate, { token, base }) },
        { label: t`Value change at listing`, value: `${changePercent}%` },
      ]}
      lockedUntil={end + lockPeriod}
      exchange={exchange}
      warnings={termsWarnings({
        token,
        base,
        now,
        end,
        lockPeriod,
        prices: { sale: tokenPrice, listing: listingRate },
        referral: { rate: referralRate, baseFee: cost.baseFee, minBuy, hardCap },
      })}
    />
  );
}
