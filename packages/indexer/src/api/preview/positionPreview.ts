import { shortAddress } from '@rab/contracts';
import { dayText } from '@rab/contracts/lock';
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

/** A project's token goes before the currency that it trades for, as on the page. */
function pairOf({ token0, symbol0, token1, symbol1 }: IndexedPositionLock, { currencies }: PositionSettings) {
  const isCurrency = (address: string, symbol: string) =>
    symbol === `W${currencies.nativeToken.symbol}` ||
    currencies.baseTokens.some((base) => isSameAddress(base.address, address as Address));
  const symbols = [symbol0, symbol1];
  if (isCurrency(token0, symbol0) && !isCurrency(token1, symbol1)) symbols.reverse();
  return (spell: Spelling) => symbols.map((symbol) => spell(symbol, 12, '?'));
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
