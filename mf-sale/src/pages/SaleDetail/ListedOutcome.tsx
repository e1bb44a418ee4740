import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { findExchange } from '@rab/contracts/exchange';
import { formatNumber } from '@rab/language';
import { GLOSSARY, rateText, type SalePartProps } from '@rab/launchpad';
import { DateTime, ExternalLink, type Fact, Facts, Link, Notice, Stack } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { AreaLink } from '@rab/ui/router';
import { useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import { useTokenInfo } from '@rab/wallet-context/reads';
import { useListedLock } from '../../queries/listedLock.ts';
import { PayoutFacts } from './PayoutFacts.tsx';
import { pairRate } from './pairRate.ts';
import { SharedPool } from './SharedPool.tsx';

/** What really came of a sale that was listed: where, at what price, how long the liquidity is locked, what was paid (MNY-08). */
export function ListedOutcome({ kind, sale }: SalePartProps) {
  const { exchanges } = useChainConfig();
  const { token, listing } = sale;
  const pair = listing?.pair ?? null;
  const { data: info } = useTokenInfo(pair);
  const { data: lock } = useListedLock(sale.id);
  const now = useChainTimeSince(lock ? [lock.tgeDate] : []);
  if (!listing) return null;
  const { exchange } = listing;
  const known = findExchange(exchanges, exchange);
  const rate = info?.pair && pairRate(info.pair, sale);
  const facts: Fact[] = [
    { label: t`Listed at`, glossary: GLOSSARY.listingRate, value: rateText(listing.rate ?? sale.price, sale) },
    ...(rate
      ? [{ label: t`Current price`, value: currentPrice(rateText(rate, sale), rate, listing.rate ?? sale.price) }]
      : []),
    ...(pair ? [{ label: t`Pair`, glossary: GLOSSARY.pair, value: <Address address={pair} kind="token" /> }] : []),
    ...(lock
      ? [
          {
            label: lock.tgeDate > now ? t`Liquidity locked until` : t`Liquidity was locked until`,
            value: (
              <Stack gap="0" align="end">
                <DateTime seconds={lock.tgeDate} />
                <Link asChild textStyle="label" colorPalette="accent">
                  <AreaLink to={paths.lock(lock.id)}>
                    <Trans>View the lock</Trans>
                  </AreaLink>
                </Link>
              </Stack>
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="3">
      <Notice
        tone="positive"
        title={known ? t`${token.symbol} is listed on ${known.name}` : t`${token.symbol} is listed on an exchange`}
      >
        {known?.trade && (
          <Link href={`${known.trade}${token.address}`} target="_blank" rel="noopener noreferrer">
            <Trans>
              Trade {token.symbol} <ExternalLink size={14} aria-hidden="true" />
            </Trans>
          </Link>
        )}
      </Notice>
      <Facts facts={facts} />
      {pair && <SharedPool sale={sale} pair={pair} />}
      <PayoutFacts kind={kind} sale={sale} isDone />
    </Stack>
  );
}

/** A price, with how a token's worth has changed since the listing, both rates in whole tokens for one base token. */
function currentPrice(price: string, rate: bigint, listed: bigint): string {
  if (rate === 0n || rate === listed) return price;
  const change = formatNumber(Number((listed * 10_000n) / rate - 10_000n) / 10_000, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return t`${price} (${change} since listing)`;
}
