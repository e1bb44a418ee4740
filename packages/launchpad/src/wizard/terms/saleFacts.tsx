import type { ProjectInfo, TokenConfig } from '@rab/config';
import { basisPointsToPercent, perMilleToPercent, SALE_PLACES, SECONDS_PER_DAY } from '@rab/contracts';
import { Amount, DateTime, type Fact } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { rateText } from '../../model/rateText.ts';
import type { SaleTerms } from './saleTermsSchema.ts';
import type { VerifiedToken } from './verifyTokenSchema.ts';

export interface SaleFactsOptions {
  verified: VerifiedToken;
  terms: SaleTerms;
  info: ProjectInfo;
  token: TokenInfo;
  base: TokenConfig;
  /** What the kind has besides, below the times. */
  more?: readonly Fact[];
}

/** The terms of a sale at a fixed price, one line each. */
export function saleFacts({ verified, terms, info, token, base, more = [] }: SaleFactsOptions): Fact[] {
  const baseAmount = (value: bigint) => (
    <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />
  );
  const { vesting } = terms;
  return [
    { label: 'Token', value: <Address address={token.address} kind="token" /> },
    {
      label: 'Name',
      value: (
        <>
          {token.name} ({token.symbol})<TokenMark token={token} />
        </>
      ),
    },
    { label: 'Presale rate', value: rateText(terms.tokenPrice, { token, base }) },
    { label: 'Soft cap', value: baseAmount(terms.softCap) },
    { label: 'Hard cap', value: baseAmount(terms.hardCap) },
    { label: 'Minimum buy', value: baseAmount(terms.minSpendPerBuyer) },
    { label: 'Maximum buy', value: baseAmount(terms.maxSpendPerBuyer) },
    { label: 'Start', value: <DateTime seconds={terms.startTime} /> },
    { label: 'End', value: <DateTime seconds={terms.endTime} /> },
    ...(terms.whitelistTime > 0n ? [{ label: 'Whitelist time', value: `${terms.whitelistTime / 60n} minutes` }] : []),
    ...more,
    {
      label: 'Affiliate reward',
      value: verified.referralRate > 0n ? `${perMilleToPercent(verified.referralRate)}%` : 'None',
    },
    {
      label: 'Vesting',
      value: vesting
        ? `${basisPointsToPercent(vesting.vestingPercentage)}% over ${vesting.vestingEndEmission / SECONDS_PER_DAY} days`
        : 'None',
    },
    { label: 'Unsold tokens', value: terms.isBurn ? 'Burned' : 'Returned to you' },
    { label: 'Website', value: info.websiteUrl },
  ];
}
