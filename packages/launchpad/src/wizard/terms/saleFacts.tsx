import { plural, t } from '@lingui/core/macro';
import type { ProjectInfo, TokenConfig } from '@rab/config';
import { basisPointsToPercent, perMilleToPercent, SALE_PLACES } from '@rab/contracts';
import { Amount, DateTime, type Fact } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { daysText } from '../../model/durationText.ts';
import { GLOSSARY } from '../../model/glossary.ts';
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

const minutes = (seconds: bigint) => plural(Number(seconds / 60n), { one: '# minute', other: '# minutes' });

/** The terms of a sale at a fixed price, one line each. */
export function saleFacts({ verified, terms, info, token, base, more = [] }: SaleFactsOptions): Fact[] {
  const baseAmount = (value: bigint) => (
    <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />
  );
  const { vesting } = terms;
  return [
    { label: t`Token`, value: <Address address={token.address} kind="token" /> },
    {
      label: t`Name`,
      value: (
        <>
          {token.name} ({token.symbol})<TokenMark token={token} />
        </>
      ),
    },
    { label: t`Presale rate`, glossary: GLOSSARY.presaleRate, value: rateText(terms.tokenPrice, { token, base }) },
    { label: t`Soft cap`, glossary: GLOSSARY.softCap, value: baseAmount(terms.softCap) },
    { label: t`Hard cap`, glossary: GLOSSARY.hardCap, value: baseAmount(terms.hardCap) },
    { label: t`Minimum buy`, glossary: GLOSSARY.minimumBuy, value: baseAmount(terms.minSpendPerBuyer) },
    { label: t`Maximum buy`, glossary: GLOSSARY.maximumBuy, value: baseAmount(terms.maxSpendPerBuyer) },
    { label: t`Start`, value: <DateTime seconds={terms.startTime} /> },
    { label: t`End`, value: <DateTime seconds={terms.endTime} /> },
    ...(terms.whitelistTime > 0n
      ? [{ label: t`Whitelist time`, glossary: GLOSSARY.whitelistTime, value: minutes(terms.whitelistTime) }]
      : []),
    ...more,
    {
      label: t`Affiliate reward`,
      glossary: GLOSSARY.referral,
      value: verified.referralRate > 0n ? `${perMilleToPercent(verified.referralRate)}%` : t`None`,
    },
    {
      label: t`Vesting`,
      glossary: GLOSSARY.vesting,
      value: vesting
        ? t`${basisPointsToPercent(vesting.vestingPercentage)}% over ${daysText(vesting.vestingEndEmission)}`
        : t`None`,
    },
    { label: t`Unsold tokens`, glossary: GLOSSARY.unsold, value: terms.isBurn ? t`Burned` : t`Returned to you` },
    { label: t`Website`, value: info.websiteUrl },
  ];
}
