import { isBurnAddress } from '@rab/contracts';
import { type Address, zeroAddress } from 'viem';
import { NEVER } from './LiquidityProof.ts';

/** One lock's part of a pool. */
export interface Part {
  /** The zero address for what was given up or burned. */
  owner: Address;
  /** What of it nobody can have taken out by then, base units of the currency. */
  heldAt: (time: bigint) => bigint;
}

/** Later than any lock releases anything: a date of 40 bits and 10,000 cycles of 32 bits. */
const END = 1n << 47n;

/** What all parts hold at a time. */
export const heldBy = (parts: readonly Part[], time: bigint): bigint =>
  parts.reduce((sum, { heldAt }) => sum + heldAt(time), 0n);

/** The first second at which the parts may hold less than `wanted`, found by halving, since what they hold never grows: 0 now, `NEVER` never. */
export function untilOf(parts: readonly Part[], wanted: bigint, now: bigint): bigint {
  if (wanted === 0n || heldBy(parts, now) < wanted) return 0n;
  if (heldBy(parts, END) >= wanted) return NEVER;
  let [enough, tooLittle] = [now, END];
  while (tooLittle - enough > 1n) {
    const middle = (enough + tooLittle) / 2n;
    if (heldBy(parts, middle) >= wanted) enough = middle;
    else tooLittle = middle;
  }
  return tooLittle;
}

/** Whose parts hold something now, the one with the most first. */
export function ownersOf(parts: readonly Part[], now: bigint): Address[] {
  const sums = new Map<Address, bigint>();
  for (const { owner, heldAt } of parts) {
    const account = isBurnAddress(owner) ? zeroAddress : owner;
    sums.set(account, (sums.get(account) ?? 0n) + heldAt(now));
  }
  return [...sums]
    .filter(([, sum]) => sum > 0n)
    .sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
    .map(([owner]) => owner);
}
