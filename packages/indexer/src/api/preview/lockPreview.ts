import { isBurnAddress, shortAddress } from '@rab/contracts';
import {
  dayText,
  freeAmount,
  isVestingLock,
  lockedAmount,
  lockHeadline,
  lockState,
  type StandingLock,
  utcText,
} from '@rab/contracts/lock';
import { type Address, getAddress } from 'viem';
import type { Card, Preview, PreviewSettings } from './Preview.ts';
import {
  amountText,
  type Spelling,
  sourceText,
  spelledAsPicture,
  spelledAsText,
  spelledNames,
  timeText,
} from './shownText.ts';
import { pathOf } from './subjectOf.ts';

/** A token of which something is locked, as it is indexed. */
export interface LockedToken {
  address: Address;
  name: string;
  symbol: string;
  decimals: number;
  isLpToken: boolean;
  symbol0: string | null;
  symbol1: string | null;
}

/** What a locked token is called: liquidity by what is in its pool, since all pools of an exchange have one name. */
export function namesOf(token: LockedToken, spell: Spelling) {
  const names = spelledNames(token, spell);
  if (!token.isLpToken) return names;
  const side = (symbol: string | null) => spell(symbol ?? '', 12, '?');
  const name = `${side(token.symbol0)}/${side(token.symbol1)} liquidity`;
  return { ...names, name, title: name };
}

/** What its page shows of a locked token before its program is there. */
export const namesEarly = ({ address, decimals }: LockedToken, { name, symbol }: ReturnType<typeof namesOf>) => ({
  name,
  symbol,
  decimals: String(decimals),
  token: shortAddress(address),
});

/** Base units in words, with their unit. */
type Amount = (value: bigint) => string;

const LOCKED: Card['state'] = { label: 'Locked', tone: 'positive' };

/** A lock's tag, and its state in a sentence with amounts. */
function wordsOf(lock: StandingLock, now: bigint) {
  const state = lockState(lock, now);
  if (state.is === 'open')
    return {
      tag: { label: 'Unlocked', tone: 'neutral' } as const,
      sentence: (amount: Amount) =>
        `Nothing is locked: ${state.free > 0n ? `${amount(state.free)} ready to withdraw` : `all ${amount(lock.amount)} withdrawn`}.`,
    };
  if (state.is === 'permanent')
    return {
      tag: LOCKED,
      sentence: (amount: Amount) => `${amount(state.locked)} locked permanently: the owner renounced the lock.`,
    };
  const { locked, next, last } = state;
  if (next === last)
    return {
      tag: LOCKED,
      sentence: (amount: Amount) => `${amount(locked)} locked until ${timeText(last)}.`,
    };
  return {
    tag: LOCKED,
    sentence: (amount: Amount) =>
      `${amount(locked)} locked, released in parts from ${timeText(next)} to ${timeText(last)}.`,
  };
}

/** A lock in a title, a sentence and a picture. What its owner wrote about it is not among that. */
export function lockPreview(
  lock: StandingLock & { id: bigint },
  token: LockedToken,
  { now }: Pick<PreviewSettings, 'now'>,
): Preview {
  const kind = token.isLpToken ? 'Liquidity lock' : 'Token lock';
  const { tag, sentence } = wordsOf(lock, now);
  const headline = lockHeadline(lock, now);
  const text = namesOf(token, spelledAsText);
  const drawn = namesOf(token, spelledAsPicture);
  const amountIn =
    ({ symbol }: { symbol: string }) =>
    (value: bigint) =>
      amountText(value, token.decimals, symbol);
  return {
    path: pathOf({ kind: 'lock', id: lock.id }),
    title: `${text.title} · ${kind}`,
    description: `${sentence(amountIn(text))} Lock ${lock.id} of ${shortAddress(token.address)}.`,
    card: {
      kind,
      state: tag,
      name: drawn.name,
      source: sourceText(drawn, token.address),
      headline,
      bar: null,
      facts: [
        { label: 'Locked', value: amountIn(drawn)(lockedAmount(lock, now)) },
        { label: 'Released', value: isVestingLock(lock) ? 'In parts' : 'All at once' },
        { label: 'Lock', value: `No. ${lock.id}` },
      ],
      asOf: dayText(now),
    },
    early: {
      ...namesEarly(token, text),
      locked: amountIn(text)(lockedAmount(lock, now)),
      amount: amountIn(text)(lock.amount),
      available: amountIn(text)(freeAmount(lock, now)),
      owner: isBurnAddress(lock.owner) ? 'None (renounced)' : shortAddress(getAddress(lock.owner)),
      unlockDate: utcText(lock.tgeDate),
      [`state.${tag.tone}`]: tag.label,
      headline,
    },
  };
}
