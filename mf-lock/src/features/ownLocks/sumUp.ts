import { nextReleaseTime, withdrawableAmount } from '@rab/contracts/lock';
import type { OwnLock } from '@rab/sdk/locks';

/** What somebody owns of one token in locks. Base units. */
export interface TokenSum {
  token: OwnLock['token'];
  symbol: string;
  decimals: number;
  count: number;
  /** Not free yet. */
  locked: bigint;
  /** Can be taken out now. */
  ready: bigint;
  /** When more becomes free, unix seconds; null where nothing more does. */
  next: bigint | null;
  /** The locks of which something can be taken out, the oldest first. */
  readyIds: bigint[];
}

const earlier = (first: bigint | null, second: bigint | null): bigint | null => {
  if (first === null || second === null) return first ?? second;
  return first < second ? first : second;
};

/** Locks summed up by token at `now` (unix seconds): those of which something is ready first, then what is free next. */
export function sumUp(locks: readonly OwnLock[], now: bigint): TokenSum[] {
  const sums = new Map<string, TokenSum>();
  for (const lock of locks) {
    const { token, entity } = lock;
    const before = sums.get(token) ?? {
      token,
      symbol: entity.symbol,
      decimals: entity.decimals,
      count: 0,
      locked: 0n,
      ready: 0n,
      next: null,
      readyIds: [],
    };
    const ready = withdrawableAmount(lock, now);
    sums.set(token, {
      ...before,
      count: before.count + 1,
      locked: before.locked + lock.amount - lock.unlockedAmount - ready,
      ready: before.ready + ready,
      next: earlier(before.next, nextReleaseTime(lock, now)),
      readyIds: ready > 0n ? [BigInt(lock.id), ...before.readyIds] : before.readyIds,
    });
  }
  const rank = ({ ready, next }: TokenSum) => (ready > 0n ? 0n : (next ?? 2n ** 64n));
  return [...sums.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}
