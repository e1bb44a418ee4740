import type { Address } from 'viem';
import { isBurnAddress } from '../address/isBurnAddress.ts';
import { shortSymbol } from '../units/shortSymbol.ts';
import { type LockBadge, utcText } from './lockBadge.ts';

/** What of a locked V3 position says how it is; unix seconds, no owner or the zero address for one that was given up. */
interface StandingPosition {
  owner: Address | null;
  unlockDate: bigint;
  isUnlocked: boolean;
}

/**
 * A locked position in two short lines, for badges on other people's pages: from its date on it does not count as locked.
 * @param symbols of its pool, in the order in which they are said
 * @param now chain time, unix seconds
 */
export function positionBadge(
  { owner, unlockDate, isUnlocked }: StandingPosition,
  symbols: readonly [string, string],
  now: bigint,
): LockBadge {
  if (isUnlocked) return { isLocked: false, title: 'Nothing is locked', state: 'withdrawn' };
  const title = `${symbols.map((symbol) => shortSymbol(symbol) || '?').join('/')} V3 position locked`;
  if (owner === null || isBurnAddress(owner))
    return { isLocked: true, title, state: 'permanently: its owner renounced it' };
  return now < unlockDate
    ? { isLocked: true, title, state: `until ${utcText(unlockDate)}` }
    : { isLocked: false, title: 'Nothing is locked', state: 'ready for the owner to withdraw' };
}
