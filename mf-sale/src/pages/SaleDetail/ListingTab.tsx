import { perMilleToPercent, SECONDS_PER_DAY } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { rateText, type SalePartProps } from '@rab/launchpad';
import { DateTime, Facts } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';

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
        { label: 'Sale start', value: <DateTime seconds={start} /> },
        { label: 'Sale end', value: <DateTime seconds={end} /> },
        { label: 'Listing On', value: known?.name ?? (exchange ? <Address address={exchange} /> : '–') },
        ...(pair ? [{ label: 'Pair', value: <Address address={pair} kind="token" /> }] : []),
        { label: 'Token Price', value: kind.pricing.priceText(sale) },
        {
          label: 'Listing Rate',
          value: listing.rate === null ? 'Same as the sale price' : rateText(listing.rate, sale),
        },
        { label: 'Liquidity Percent', value: `${perMilleToPercent(liquidityPerMille)}%` },
        { label: 'Liquidity Lockup Time', value: `${lockSeconds / SECONDS_PER_DAY} days` },
      ]}
    />
  );
}
