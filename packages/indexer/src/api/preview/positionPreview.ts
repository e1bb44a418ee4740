import { shortAddress } from '@rab/contracts';
import { dayText } from '@rab/contracts/lock';
import { inOrder } from '@rab/contracts/position';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, getAddress } from 'viem';
import type { Settings } from '../../../settings.ts';
import type { Card, Preview, PreviewSettings } from './Preview.ts';
import { type Spelling, spelledAsPicture, spelledAsText, timeText } from './shownText.ts';
import { pathOf } from './subjectOf.ts';

/** A lock of a V3 position, as it is indexed. */
export interface IndexedPositionLock {
  id: bigint;
  manager: Address;
  /** Null for one that was given up. */
  owner: Address | null;
  pool: Address;
  token0: string;
  symbol0: string;
  token1: string;
  symbol1: string;
  /** Millionths. */
  fee: number;
  unlockDate: bigint;
  isUnlocked: boolean;
}

type PositionSettings = Pick<PreviewSettings, 'now'> & Pick<Settings, 'currencies' | 'positionManagers'>;

/** In the order of the page. */
function pairOf({ token0, symbol0, token1, symbol1 }: IndexedPositionLock, { currencies }: PositionSettings) {
  const tokens = inOrder(currencies, [
    { address: token0 as Address, symbol: symbol0 },
    { address: token1 as Address, symbol: symbol1 },
  ]);
  return (spell: Spelling) => tokens.map(({ symbol }) => spell(symbol, 12, '?'));
}

/** A lock's tag, its state in a sentence, and in the line that its page has. */
function wordsOf({ owner, unlockDate, isUnlocked }: IndexedPositionLock, now: bigint) {
  const locked = { label: 'Locked', tone: 'positive' } as const satisfies Card['state'];
  const open = { label: 'Unlocked', tone: 'neutral' } as const satisfies Card['state'];
  if (isUnlocked) return { tag: open, headline: 'Unlocked and withdrawn', sentence: 'Nothing is locked: withdrawn.' };
  if (owner === null)
    return { tag: locked, headline: 'Locked for good', sentence: 'Locked permanently: the owner renounced the lock.' };
  if (now >= unlockDate)
    return { tag: open, headline: 'Unlocked', sentence: 'Nothing is locked: the owner can take the position out.' };
  return {
    tag: locked,
    headline: `Locked until ${dayText(unlockDate)}`,
    sentence: `Liquidity locked until ${timeText(unlockDate)}.`,
  };
}

/** A locked position in a title, a sentence and a picture. What its owner wrote about it is not among that. */
export function positionPreview(lock: IndexedPositionLock, settings: PositionSettings): Preview {
  const { now, positionManagers } = settings;
  const exchange =
    positionManagers.find(({ address }) => isSameAddress(address, lock.manager))?.name ?? 'Unnamed exchange';
  const pair = pairOf(lock, settings);
  const { tag, headline, sentence } = wordsOf(lock, now);
  const fee = `${lock.fee / 10_000}%`;
  return {
    path: pathOf({ kind: 'position', id: lock.id }),
    title: `${pair(spelledAsText).join('/')} position · V3 liquidity lock`,
    description: `${sentence} Lock ${lock.id} of a position on ${exchange}, pool ${shortAddress(getAddress(lock.pool))}.`,
    card: {
      kind: 'V3 liquidity lock',
      state: tag,
      name: `${pair(spelledAsPicture).join('/')} position`,
      source: shortAddress(getAddress(lock.pool)),
      headline,
      bar: null,
      facts: [
        { label: 'Exchange', value: exchange },
        { label: 'Fee', value: fee },
        { label: 'Lock', value: `No. ${lock.id}` },
      ],
      asOf: dayText(now),
    },
    early: {
      headline,
      what: `${pair(spelledAsText).join(' / ')} · ${fee} fee · ${exchange} · lock ${lock.id}`,
    },
  };
}
