import { t } from '@lingui/core/macro';
import { basisPointsToPercent, formatAmount, toInputText } from '@rab/contracts';
import { releaseCount, releases } from '@rab/contracts/lock';
import { csvText } from '@rab/sdk/lists';
import type { LockRecord } from '@rab/sdk/locks';
import { utcInFile } from '@rab/ui';
import { type CalendarEvent, calendarFile } from '@rab/ui/files';
import type { TokenInfo } from '@rab/wallet-context/reads';

/** More releases than that fill a calendar with noise: the first ones and the last stand for them. */
const MOST_EVENTS = 60;

type Token = Pick<TokenInfo, 'decimals' | 'symbol'>;

const unlockWords = (amount: string, id: string, isLast: boolean) =>
  isLast ? t`${amount} unlock (lock ${id}), final release` : t`${amount} unlock (lock ${id})`;

/** The dates at which parts of a lock become free, for a calendar: each with its amount and the way to the lock's page. */
export function unlockDates(lock: LockRecord, token: Token, chainId: number, link: string): CalendarEvent[] {
  const count = releaseCount(lock);
  const shown = [
    ...releases(lock, 0, MOST_EVENTS),
    ...(count > MOST_EVENTS ? releases(lock, count - 1, 1) : []),
  ].filter(({ amount }) => amount > 0n);
  return shown.map(({ index, time, amount }) => ({
    id: `lock-${chainId}-${lock.id}-${index}`,
    words: unlockWords(`${formatAmount(amount, token.decimals)} ${token.symbol}`, String(lock.id), index === count),
    at: time,
    link,
  }));
}

/** Those dates as a calendar file (`.ics`). */
export const unlockCalendar = (lock: LockRecord, token: Token, chainId: number, link: string): string =>
  calendarFile(t`Lock`, lock.lockDate, unlockDates(lock, token, chainId, link));

/** Every release of a lock as a table for spreadsheets: UTC, whole units with all their decimals. */
export const scheduleCsv = (lock: LockRecord, token: Token): string =>
  csvText([
    ['unlock', 'time_utc', 'amount', 'token', 'percent'],
    ...releases(lock, 0, releaseCount(lock)).map(({ index, time, amount, bps }) => [
      String(index),
      utcInFile(time),
      toInputText(amount, token.decimals),
      token.symbol,
      basisPointsToPercent(bps),
    ]),
  ]);
