import { t } from '@lingui/core/macro';
import { perMilleToPercent } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { GLOSSARY, rateText, type SalePartProps } from '@rab/launchpad';
import { DateTime, Facts } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';
import { daysText } from '../daysText.ts';

/** Tab `Listing Info` (DET-05). */
export function ListingTab({ kind, sale }: SalePartProps) {
  const { exchanges } = useChainConfig();
  const { start, end, listing } = sale;
  if (!listing) return null;
  const { exchange, pair, liquidityPerMille, lockSeconds } = listing;
  const known = findExchange(exchanges, exchange);
  return (
    <Facts
      facts={[
        { label: t`Sale start`, value: <DateTime seconds={start} /> },
        { label: t`Sale end`, value: <DateTime seconds={end} /> },
        { label: t`Listing On`, value: known?.name ?? (exchange ? <Address address={exchange} /> : '–') },
        ...(pair ? [{ label: t`Pair`, glossary: GLOSSARY.pair, value: <Address address={pair} kind="token" /> }] : []),
        { label: t`Token Price`, glossary: GLOSSARY.presaleRate, value: kind.pricing.priceText(sale) },
        {
          label: t`Listing Rate`,
          glossary: GLOSSARY.listingRate,
          value: listing.rate === null ? t`Same as the sale price` : rateText(listing.rate, sale),
        },
        {
          label: t`Liquidity Percent`,
          glossary: GLOSSARY.liquidityPercent,
          value: `${perMilleToPercent(liquidityPerMille)}%`,
        },
        { label: t`Liquidity Lockup Time`, glossary: GLOSSARY.liquidityLockup, value: daysText(lockSeconds) },
      ]}
    />
  );
}
