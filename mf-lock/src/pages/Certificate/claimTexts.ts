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
    { name: 'chainId', label: 'Chain', text: String(claims.chainId) },
    { name: 'token', label: 'Token', text: claims.token },
    { name: 'owner', label: 'Owner', text: claims.owner },
    { name: 'amount', label: 'Total locked', text: amount(claims.amount) },
    { name: 'unlockedAmount', label: 'Withdrawn so far', text: amount(claims.unlockedAmount) },
    { name: 'lockDate', label: 'Locked on', text: `${formatUtc(claims.lockDate)} UTC` },
    { name: 'tgeDate', label: isVesting ? 'First release' : 'Unlocks on', text: `${formatUtc(claims.tgeDate)} UTC` },
    ...(isVesting
      ? ([
          { name: 'tgeBps', label: 'Released on that date', text: `${basisPointsToPercent(claims.tgeBps)}%` },
          { name: 'cycle', label: 'Then every', text: cycleWords(claims.cycle) },
          { name: 'cycleBps', label: 'Released each time', text: `${basisPointsToPercent(claims.cycleBps)}%` },
        ] as const)
      : []),
    { name: 'madeAt', label: 'Certificate made', text: `${formatUtc(claims.madeAt)} UTC` },
  ];
}
