import { t } from '@lingui/core/macro';
import { perMilleToPercent } from '@rab/contracts';
import { capOutcomes, GLOSSARY, rateText, type SummaryProps, termsWarnings, valueAt } from '@rab/launchpad';
import { DateTime } from '@rab/ui';
import { ListingSummary } from '../ListingSummary.tsx';
import type { SaleValues } from './createSale.ts';

/** What a RAB Sale comes to at its caps, and its price at the listing (MNY-05, MNY-06). */
export function SaleSummary({ values: { verify, sale }, now, ...frame }: SummaryProps<SaleValues>) {
  const { token, base, cost } = frame;
  const { tokenPrice, endTime: end, listing, isBurn, hardCap, minSpendPerBuyer: minBuy } = sale;
  const { leaveTime, leavePercent } = sale;
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
        ...(leaveTime === 0n
          ? []
          : [
              { label: t`Buyers can leave until`, value: <DateTime seconds={sale.startTime + leaveTime} /> },
              { label: t`What stays of a deposit`, value: `${perMilleToPercent(leavePercent)}%` },
            ]),
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
