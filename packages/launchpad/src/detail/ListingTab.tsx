import { formatAmount, PRICE_DECIMALS, perMilleToPercent, SALE_PLACES, SECONDS_PER_DAY } from '@rab/contracts';
import { DateTime, Facts } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { useChainConfig } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/contract';
import type { Launchpad } from '../model/Launchpad.ts';

/** Tab `Listing Info` of a RAB Sale (DET-05). */
export function ListingTab({ sale }: { sale: Launchpad }) {
  const { exchanges } = useChainConfig();
  const { startTime, endTime, tokenPrice, listingRate, liquidityPercent, lockPeriod } = sale.info;
  const { factory } = sale.info2;
  const exchange = exchanges.find((known) => factory !== null && isAddressEqual(known.factory, factory));
  const rate = (value: bigint) =>
    `1 ${sale.baseSymbol} = ${formatAmount(value, PRICE_DECIMALS, SALE_PLACES)} ${sale.tokenSymbol}`;
  return (
    <Facts
      facts={[
        { label: 'Sale start', value: <DateTime seconds={startTime} /> },
        { label: 'Sale end', value: <DateTime seconds={endTime} /> },
        { label: 'Listing On', value: exchange?.name ?? (factory ? <Address address={factory} /> : '–') },
        ...(sale.tokenLP ? [{ label: 'Pair', value: <Address address={sale.tokenLP} kind="token" /> }] : []),
        { label: 'Token Price', value: rate(tokenPrice) },
        { label: 'Listing Rate', value: rate(listingRate ?? 0n) },
        { label: 'Liquidity Percent', value: `${perMilleToPercent(liquidityPercent ?? 0n)}%` },
        { label: 'Liquidity Lockup Time', value: `${(lockPeriod ?? 0n) / SECONDS_PER_DAY} days` },
      ]}
    />
  );
}
