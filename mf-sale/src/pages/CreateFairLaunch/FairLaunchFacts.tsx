import { t } from '@lingui/core/macro';
import { basisPointsToPercent, perMilleToPercent, SALE_PLACES } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { GLOSSARY } from '@rab/launchpad';
import { Amount, DateTime, Facts } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';
import { daysText } from '../daysText.ts';
import type { NewFairLaunch } from './createFairLaunch.ts';
import { feeOptions } from './verifyFairTokenSchema.ts';

export interface FairLaunchFactsProps {
  launch: NewFairLaunch;
  token: { name: string; symbol: string; decimals: number };
  base: { symbol: string; decimals: number };
  /** Base units, of a sale that has one. */
  hardCap?: bigint;
}

/** The terms of a fair launch, one line each. */
export function FairLaunchFacts({ launch: { verify, terms }, token, base, hardCap }: FairLaunchFactsProps) {
  const chain = useChainConfig();
  const exchange = findExchange(chain.exchanges, terms.exchange);
  const tokens = (value: bigint) => (
    <Amount value={value} decimals={token.decimals} symbol={token.symbol} places={SALE_PLACES} />
  );
  const baseAmount = (value: bigint) => (
    <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />
  );
  const { team } = terms;
  return (
    <Facts
      facts={[
        { label: t`Token`, value: <Address address={verify.token} kind="token" /> },
        { label: t`Name`, value: `${token.name} (${token.symbol})` },
        { label: t`Selling amount`, value: tokens(terms.sellingAmount) },
        { label: t`Soft cap`, glossary: GLOSSARY.softCap, value: baseAmount(terms.softCap) },
        ...(hardCap === undefined
          ? []
          : [{ label: t`Hard cap`, glossary: GLOSSARY.hardCap, value: baseAmount(hardCap) }]),
        { label: t`Max Owner Receive`, value: baseAmount(terms.maxOwnerReceive) },
        { label: t`Fee option`, value: feeOptions().find(({ value }) => BigInt(value) === verify.feeOption)?.label },
        { label: t`Router`, value: exchange?.name ?? <Address address={terms.exchange} /> },
        {
          label: t`Liquidity percent`,
          glossary: GLOSSARY.liquidityPercent,
          value: `${perMilleToPercent(terms.liquidityPercent)}%`,
        },
        { label: t`Liquidity lockup`, glossary: GLOSSARY.liquidityLockup, value: daysText(terms.lockPeriod) },
        { label: t`Start`, value: <DateTime seconds={terms.startTime} /> },
        { label: t`End`, value: <DateTime seconds={terms.endTime} /> },
        { label: t`Team vesting`, value: team ? tokens(team.totalTokens) : t`None` },
        ...(team
          ? [
              {
                label: t`Team release`,
                value: t`${basisPointsToPercent(team.firstReleaseBps)}% ${daysText(team.firstReleaseDelay)} after the listing, then ${basisPointsToPercent(team.releaseBps)}% every ${daysText(team.period)}`,
              },
            ]
          : []),
      ]}
    />
  );
}
