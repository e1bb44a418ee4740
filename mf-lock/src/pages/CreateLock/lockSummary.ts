import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { finalReleaseTime } from '@rab/contracts/lock';
import type { NewLock } from '@rab/contracts/lock-calls';
import { formatUtc } from '@rab/ui';

/**
 * What a lock is, for the toast and the list of transactions: until when, or for a vesting lock its first and its last release.
 * @param words amount and symbol
 */
export function lockSummary({ date, vesting }: Pick<NewLock, 'date' | 'vesting'>, words: string): MessageDescriptor {
  if (!vesting) return msg`Lock ${words} until ${formatUtc(date)} UTC`;
  const first = vesting.tgeBps > 0n ? date : date + vesting.cycle;
  const last = finalReleaseTime({ tgeDate: date, ...vesting });
  return first === last
    ? msg`Lock ${words} until ${formatUtc(last)} UTC`
    : msg`Lock ${words}, released from ${formatUtc(first)} to ${formatUtc(last)} UTC`;
}
