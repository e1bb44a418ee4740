import { expect, it } from '@jest/globals';
import { lockState } from './lockState.ts';

const [owner, nobody] = ['1', '0'].map((digit) => `0x${digit.repeat(40)}` as const) as [`0x${string}`, `0x${string}`];
const vesting = {
  owner,
  amount: 100n,
  tgeDate: 1_000n,
  tgeBps: 4_000n,
  cycle: 100n,
  cycleBps: 3_000n,
  unlockedAmount: 0n,
};
const plain = { ...vesting, tgeBps: 0n, cycle: 0n, cycleBps: 0n };

it.each([
  ['before its date', plain, 999n, 'locked', 1_000n],
  ['at its date', plain, 1_000n, 'ready', null],
  ['given up', { ...plain, owner: nobody }, 1_000n, 'permanent', null],
  ['taken out', { ...plain, unlockedAmount: 100n }, 1_000n, 'withdrawn', null],
  ['before the first release', vesting, 999n, 'locked', 1_000n],
  ['at the first release', vesting, 1_000n, 'ready', 1_100n],
  ['with the first part taken out', { ...vesting, unlockedAmount: 40n }, 1_099n, 'releasing', 1_100n],
  ['at the second release', { ...vesting, unlockedAmount: 40n }, 1_100n, 'ready', 1_200n],
  ['after the last release', { ...vesting, unlockedAmount: 40n }, 1_200n, 'ready', null],
  ['taken out to the end', { ...vesting, unlockedAmount: 100n }, 1_300n, 'withdrawn', null],
  ['of nothing at first', { ...vesting, tgeBps: 0n }, 1_000n, 'releasing', 1_100n],
])('a lock %s shows its state and its next release [LKT-05]', (_, lock, now, state, next) => {
  expect(lockState(lock, now)).toEqual({ state, next });
});
