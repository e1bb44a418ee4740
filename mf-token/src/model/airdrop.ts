import { finalReleaseTime, type LockTerms, nextReleaseTime, releasedAmount } from '@rab/contracts/lock';
import type { Airdrop } from '@rab/sdk/airdrops';

export type AirdropSchedule = Pick<Airdrop, 'start' | 'tgeBps' | 'cycle' | 'cycleBps'>;

/** The schedule of an amount, in the words of a lock: both release by the same rule. */
export const termsOf = ({ start, tgeBps, cycle, cycleBps }: AirdropSchedule, amount: bigint): LockTerms => ({
  amount,
  tgeDate: start,
  tgeBps,
  cycle,
  cycleBps,
});

/** Base units that the campaign still holds. */
export const heldBy = ({ amount, paid, isReclaimed }: Airdrop): bigint => (isReclaimed ? 0n : amount - paid);

export type AirdropState =
  | { is: 'reclaimed' }
  | { is: 'paidOut' }
  /** Nothing is due before `at`. */
  | { is: 'waiting'; at: bigint }
  /** A part is due, the next comes `at`. */
  | { is: 'releasing'; at: bigint }
  /** Everything is due, the creator may take the rest from `reclaimFrom` on. */
  | { is: 'open' }
  /** The creator may take the rest, accounts may claim until then. */
  | { is: 'closing' };

/** How a campaign is at `now`. */
export function stateOf(airdrop: Airdrop, now: bigint): AirdropState {
  if (airdrop.isReclaimed) return { is: 'reclaimed' };
  if (heldBy(airdrop) === 0n) return { is: 'paidOut' };
  if (now < airdrop.start) return { is: 'waiting', at: airdrop.start };
  const next = nextReleaseTime(termsOf(airdrop, airdrop.amount), now);
  if (next !== null) return { is: 'releasing', at: next };
  return { is: now < airdrop.reclaimFrom ? 'open' : 'closing' };
}

/** When everything of a schedule is due. */
export const lastReleaseOf = (schedule: AirdropSchedule): bigint => finalReleaseTime(termsOf(schedule, 0n));

/** What a row would be paid now, base units; as `RabbitAirdrop.due`. */
export function dueOf(airdrop: Airdrop, { amount, claimed }: { amount: bigint; claimed: bigint }, now: bigint): bigint {
  const due = releasedAmount(termsOf(airdrop, amount), now) - claimed;
  // a claim may be read before the release by which it was paid
  if (due <= 0n) return 0n;
  const held = heldBy(airdrop);
  if (due > held) return held;
  return due;
}

/** The moments around `now` at which what a page says of a campaign changes: of the releases the last one and the next. */
export function momentsOf(airdrop: Airdrop, now: bigint): bigint[] {
  const { start, reclaimFrom, cycle } = airdrop;
  const next = nextReleaseTime(termsOf(airdrop, airdrop.amount), now);
  const releases = next === null ? [lastReleaseOf(airdrop)] : [next - cycle, next];
  return [start, reclaimFrom, ...releases.filter((moment) => moment > start)];
}
