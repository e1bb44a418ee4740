import { shareInPercent, shortAddress } from '@rab/contracts';
import { dayText, type LockSum, MOST_LOCKS, type StandingLock, sumOfLocks, utcText } from '@rab/contracts/lock';
import type { Address } from 'viem';
import { type LockedToken, namesEarly, namesOf } from './lockPreview.ts';
import type { Card, Preview, PreviewSettings } from './Preview.ts';
import { amountText, type Spelling, sourceText, spelledAsPicture, spelledAsText, spelledNames } from './shownText.ts';
import { pathOf } from './subjectOf.ts';

/** A token that was made here. */
export interface MadeToken {
  address: Address;
  name: string;
  symbol: string;
  decimals: number;
  /** Base units, when it was made. */
  totalSupply: bigint;
}

/** What is in the locks of a token. */
export interface LocksOfToken {
  token: LockedToken;
  /** Base units in all locks together, also what can be taken out. */
  totalAmount: bigint;
  lockCount: number;
  /** All of them; null where they are too many to be read for a preview. */
  locks: readonly StandingLock[] | null;
}

interface LockWords {
  state: Card['state'];
  facts: Card['facts'];
  /** Of the picture. */
  headline: string;
  sentence: string;
}

const NO_LOCKS: LockWords = {
  state: { label: 'No locks', tone: 'neutral' },
  facts: [{ label: 'Locked', value: 'Nothing' }],
  headline: 'Nothing is locked',
  sentence: 'None of it is locked here.',
};

/**
 * What is locked, in words. It is no more than a fact about the token, so its tag is not green: anybody can lock a little.
 * @param supply what the locked part is a part of, where that is known
 */
function lockWords(of: LocksOfToken | null, symbol: string, now: bigint, supply?: bigint): LockWords {
  if (!of || of.lockCount === 0) return NO_LOCKS;
  const { token, totalAmount, lockCount, locks } = of;
  const number = lockCount.toLocaleString('en');
  const count = `${number} ${lockCount === 1 ? 'lock' : 'locks'}`;
  const sum = locks ? sumOfLocks(locks, now) : { locked: totalAmount, until: null };
  if (sum.locked === 0n) return { ...NO_LOCKS, sentence: `Everything in its ${count} is unlocked.` };
  const amount = amountText(sum.locked, token.decimals, symbol);
  const share = supply ? ` (${shareInPercent(sum.locked, supply)}%)` : '';
  const next = sum.until === null ? null : dayText(sum.until);
  return {
    state: { label: 'Has locks', tone: 'info' },
    facts: [
      { label: locks ? 'Locked' : 'In locks', value: amount + share },
      { label: 'Locks', value: number },
      ...(next ? [{ label: 'Next release', value: next }] : []),
    ],
    headline: `${amount} ${locks ? 'locked' : 'in locks'}`,
    sentence: `${amount}${share} ${locks ? 'locked in' : 'in'} ${count}${next ? `, next release ${next}` : ''}.`,
  };
}

const earlySum = ({ locked, until }: LockSum, decimals: number, symbol: string) => ({
  amount: amountText(locked, decimals, symbol),
  until: until === null ? '–' : utcText(until),
});

/** All locks of a token in a title, two sentences and a picture. */
export function locksPreview(of: LocksOfToken, { now }: Pick<PreviewSettings, 'now'>): Preview {
  const { token } = of;
  const kind = token.isLpToken ? 'Liquidity locks' : 'Token locks';
  const wordsIn = (spell: Spelling) => {
    const names = namesOf(token, spell);
    return { ...names, ...lockWords(of, names.symbol, now) };
  };
  const text = wordsIn(spelledAsText);
  const { name, symbol, state, headline, facts } = wordsIn(spelledAsPicture);
  return {
    path: pathOf({ kind: 'locks', token: token.address }),
    title: `${text.title} · ${kind}`,
    description: `${text.sentence} Token ${shortAddress(token.address)}.`,
    card: {
      ...{ kind, state, name, headline },
      // the first one is the headline
      facts: facts.slice(1),
      source: sourceText({ name, symbol }, token.address),
      bar: null,
      asOf: dayText(now),
    },
    early: {
      ...namesEarly(token, text),
      // of more of them the page leaves some out
      ...(of.locks && of.lockCount <= MOST_LOCKS && earlySum(sumOfLocks(of.locks, now), token.decimals, text.symbol)),
    },
  };
}

/** A token that was made here in a title, three sentences and a picture. */
export function tokenPreview(
  token: MadeToken,
  locks: LocksOfToken | null,
  { now }: Pick<PreviewSettings, 'now'>,
): Preview {
  const short = shortAddress(token.address);
  const wordsIn = (spell: Spelling) => {
    const names = spelledNames(token, spell);
    const supply = amountText(token.totalSupply, token.decimals, names.symbol);
    return { ...names, supply, locked: lockWords(locks, names.symbol, now, token.totalSupply) };
  };
  const text = wordsIn(spelledAsText);
  const drawn = wordsIn(spelledAsPicture);
  return {
    path: pathOf({ kind: 'token', token: token.address }),
    title: `${text.title} · Token`,
    description: `Initial supply ${text.supply}. ${text.locked.sentence} Token ${short}.`,
    card: {
      kind: 'Token',
      state: drawn.locked.state,
      name: drawn.name,
      source: sourceText(drawn, token.address),
      headline: `Initial supply ${drawn.supply}`,
      bar: null,
      facts: drawn.locked.facts,
      asOf: dayText(now),
    },
    early: { name: text.name, symbol: text.symbol, decimals: String(token.decimals) },
  };
}
