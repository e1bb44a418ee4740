import { t } from '@lingui/core/macro';
import { basisPointsToPercent, formatAmount } from '@rab/contracts';
import { formatUtc } from '@rab/ui';
import { cycleWords } from '../cycleWords.ts';
import type { Claims } from './claims.ts';

export interface ClaimText {
  name: keyof Claims;
  label: string;
  text: string;
}

/** What a lock is, in words, in the order in which a certificate says it; amounts with all their decimals. */
export function claimTexts(claims: Claims, { decimals, symbol }: { decimals: number; symbol: string }): ClaimText[] {
  const amount = (value: bigint) => `${formatAmount(value, decimals, decimals)} ${symbol}`;
  const isVesting = claims.cycle > 0n || claims.tgeBps > 0n || claims.cycleBps > 0n;
  return [
    { name: 'chainId', label: t`Chain`, text: String(claims.chainId) },
    { name: 'token', label: t`Token`, text: claims.token },
    { name: 'owner', label: t`Owner`, text: claims.owner },
    { name: 'amount', label: t`Total locked`, text: amount(claims.amount) },
    { name: 'unlockedAmount', label: t`Withdrawn so far`, text: amount(claims.unlockedAmount) },
    { name: 'lockDate', label: t`Locked on`, text: t`${formatUtc(claims.lockDate)} UTC` },
    { name: 'tgeDate', label: isVesting ? t`First release` : t`Unlocks on`, text: t`${formatUtc(claims.tgeDate)} UTC` },
    ...(isVesting
      ? ([
          { name: 'tgeBps', label: t`Released on that date`, text: `${basisPointsToPercent(claims.tgeBps)}%` },
          { name: 'cycle', label: t`Then every`, text: cycleWords(claims.cycle) },
          { name: 'cycleBps', label: t`Released each time`, text: `${basisPointsToPercent(claims.cycleBps)}%` },
        ] as const)
      : []),
    { name: 'madeAt', label: t`Certificate made`, text: t`${formatUtc(claims.madeAt)} UTC` },
  ];
}
