import { expect, it } from '@jest/globals';
import type { Airdrop } from '@rab/sdk/airdrops';
import { dueOf, heldBy, lastReleaseOf, momentsOf, stateOf } from './airdrop.ts';

const airdrop: Airdrop = {
  id: 1n,
  creator: `0x${'1'.repeat(40)}`,
  token: `0x${'2'.repeat(40)}`,
  amount: 1_000n,
  root: `0x${'3'.repeat(64)}`,
  start: 100n,
  tgeBps: 2_500n,
  cycle: 10n,
  cycleBps: 2_500n,
  reclaimFrom: 1_000n,
  list: 'Qm',
  paid: 0n,
  isReclaimed: false,
};

it.each([
  [99n, {}, { is: 'waiting', at: 100n }],
  [100n, {}, { is: 'releasing', at: 110n }],
  [129n, {}, { is: 'releasing', at: 130n }],
  [130n, {}, { is: 'open' }],
  [1_000n, {}, { is: 'closing' }],
  [100n, { paid: 1_000n }, { is: 'paidOut' }],
  [1_001n, { paid: 5n, isReclaimed: true }, { is: 'reclaimed' }],
] as const)('at %d, with %j, a campaign is %j [MRK-01]', (now, change, state) => {
  expect(stateOf({ ...airdrop, ...change }, now)).toEqual(state);
});

it('a row is due what is released of it and not paid, at most what the campaign holds, as in the contract [MRK-01]', () => {
  expect(dueOf(airdrop, { amount: 101n, claimed: 0n }, 99n)).toBe(0n);
  expect(dueOf(airdrop, { amount: 101n, claimed: 0n }, 100n)).toBe(25n);
  expect(dueOf(airdrop, { amount: 101n, claimed: 25n }, 115n)).toBe(25n);
  expect(dueOf(airdrop, { amount: 101n, claimed: 25n }, 130n)).toBe(76n);
  expect(dueOf({ ...airdrop, paid: 990n }, { amount: 101n, claimed: 25n }, 130n)).toBe(10n);
  expect(dueOf(airdrop, { amount: 101n, claimed: 50n }, 105n)).toBe(0n);
  expect(dueOf({ ...airdrop, isReclaimed: true }, { amount: 101n, claimed: 25n }, 130n)).toBe(0n);
});

it('all at once is due whole at its start [MRK-01]', () => {
  const atOnce = { ...airdrop, tgeBps: 10_000n, cycle: 0n, cycleBps: 0n };
  expect(dueOf(atOnce, { amount: 101n, claimed: 0n }, 99n)).toBe(0n);
  expect(dueOf(atOnce, { amount: 101n, claimed: 0n }, 100n)).toBe(101n);
  expect([lastReleaseOf(atOnce), lastReleaseOf(airdrop)]).toEqual([100n, 130n]);
  expect(heldBy(atOnce)).toBe(1_000n);
});

it.each([
  [99n, [100n, 1_000n]],
  [100n, [100n, 1_000n, 110n]],
  [115n, [100n, 1_000n, 110n, 120n]],
  [500n, [100n, 1_000n, 130n]],
])('at %d a page waits for the next release and knows the last [MRK-01]', (now, moments) => {
  expect(momentsOf(airdrop, now)).toEqual(moments);
  // the page's time is the last of them that has passed
  const [passed = 0n] = moments.filter((moment) => moment <= now).sort((a, b) => Number(b - a));
  const row = { amount: 100n, claimed: 0n };
  expect(dueOf(airdrop, row, passed)).toBe(dueOf(airdrop, row, now));
});

it('all at once changes at its start and at the date of what comes back [MRK-01]', () => {
  expect(momentsOf({ ...airdrop, tgeBps: 10_000n, cycle: 0n, cycleBps: 0n }, 500n)).toEqual([100n, 1_000n]);
});
