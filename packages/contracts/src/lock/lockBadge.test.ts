import { expect, it } from '@jest/globals';
import { lockBadge, utcText } from './lockBadge.ts';

const DAY = 86_400n;
/** 2027-03-01 12:00 UTC */
const DATE = 1_803_902_400n;
const token = { symbol: 'CAKE', decimals: 2 };
const owner = `0x${'1'.repeat(40)}` as const;
const plain = { owner, amount: 1_234_500n, tgeDate: DATE, tgeBps: 0n, cycle: 0n, cycleBps: 0n, unlockedAmount: 0n };
const vesting = { ...plain, amount: 100_000n, tgeBps: 2_000n, cycle: DAY, cycleBps: 4_000n };

it.each([
  ['before its date', plain, DATE - 1n, true, '12,345 CAKE locked', 'until 2027-03-01 12:00 UTC'],
  ['from its date on', plain, DATE, false, 'Nothing is locked', '12,345 CAKE ready for the owner to withdraw'],
  [
    'of a single unit, from its date on',
    { ...plain, amount: 1n },
    DATE,
    false,
    'Nothing is locked',
    '0.01 CAKE ready for the owner to withdraw',
  ],
  ['taken out', { ...plain, unlockedAmount: 1_234_500n }, DATE, false, 'Nothing is locked', '12,345 CAKE withdrawn'],
  [
    'given up, after its date',
    { ...plain, owner: `0x${'0'.repeat(40)}` as const },
    DATE,
    true,
    '12,345 CAKE locked',
    'permanently: its owner renounced it',
  ],
  [
    'before the first release',
    vesting,
    DATE - 1n,
    true,
    '1,000 CAKE locked',
    'in parts from 2027-03-01 12:00 UTC to 2027-03-03 12:00 UTC',
  ],
  // what could be taken out and was not is not locked
  [
    'after the first release',
    vesting,
    DATE,
    true,
    '800 CAKE locked',
    'in parts from 2027-03-02 12:00 UTC to 2027-03-03 12:00 UTC',
  ],
  [
    'before the last release',
    { ...vesting, unlockedAmount: 20_000n },
    DATE + DAY,
    true,
    '400 CAKE locked',
    'until 2027-03-03 12:00 UTC',
  ],
  [
    'after the last release',
    { ...vesting, unlockedAmount: 20_000n },
    DATE + 2n * DAY,
    false,
    'Nothing is locked',
    '800 CAKE ready for the owner to withdraw',
  ],
])(
  'the badge of a lock %s says what nobody can take out, and until when [LKT-07]',
  (_, lock, now, isLocked, title, state) => {
    expect(lockBadge(lock, token, now)).toEqual({ isLocked, title, state });
  },
);

it('a badge keeps a long symbol short, and an unknown one away', () => {
  const titleOf = (symbol: string) => lockBadge(plain, { symbol, decimals: 2 }, 0n).title;
  expect(titleOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe('12,345 ABCDEFGH…XYZ locked');
  expect(titleOf('')).toBe('12,345 locked');
});

it('a badge has room for the last date that a lock can have', () => {
  expect(utcText(2n ** 40n - 1n)).toBe('36812-02-20 00:36 UTC');
  const slowest = { ...vesting, tgeDate: 2n ** 40n - 1n, tgeBps: 0n, cycle: 2n ** 32n - 1n, cycleBps: 1n };
  expect(lockBadge(slowest, token, 0n).state).toBe('in parts from 36812-02-20 00:36 UTC to the end of the calendar');
});
