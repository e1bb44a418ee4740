import { basisPointsToPercent, perMilleToPercent, SALE_PLACES, SECONDS_PER_DAY } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { Amount, DateTime, Facts } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';
import type { NewFairLaunch } from './createFairLaunch.ts';
import { FEE_OPTIONS } from './verifyFairTokenSchema.ts';

export interface FairLaunchFactsProps {
  launch: NewFairLaunch;
  token: { name: string; symbol: string; decimals: number };
  base: { symbol: string; decimals: number };
}

/** The terms of a fair launch, one line each. */
export function FairLaunchFacts({ launch: { verify, terms }, token, base }: FairLaunchFactsProps) {
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
        { label: 'Token', value: <Address address={verify.token} kind="token" /> },
        { label: 'Name', value: `${token.name} (${token.symbol})` },
        { label: 'Selling amount', value: tokens(terms.sellingAmount) },
        { label: 'Soft cap', value: baseAmount(terms.softCap) },
        { label: 'Max Owner Receive', value: baseAmount(terms.maxOwnerReceive) },
        { label: 'Fee option', value: FEE_OPTIONS.find(({ value }) => BigInt(value) === verify.feeOption)?.label },
        { label: 'Router', value: exchange?.name ?? <Address address={terms.exchange} /> },
        { label: 'Liquidity percent', value: `${perMilleToPercent(terms.liquidityPercent)}%` },
        { label: 'Liquidity lockup', value: `${terms.lockPeriod / SECONDS_PER_DAY} days` },
        { label: 'Start', value: <DateTime seconds={terms.startTime} /> },
        { label: 'End', value: <DateTime seconds={terms.endTime} /> },
        { label: 'Team vesting', value: team ? tokens(team.totalTokens) : 'None' },
        ...(team
          ? [
              {
                label: 'Team release',
                value: `${basisPointsToPercent(team.firstReleaseBps)}% ${team.firstReleaseDelay / SECONDS_PER_DAY} days after the listing, then ${basisPointsToPercent(team.releaseBps)}% every ${team.period / SECONDS_PER_DAY} days`,
              },
            ]
          : []),
      ]}
    />
  );
}
