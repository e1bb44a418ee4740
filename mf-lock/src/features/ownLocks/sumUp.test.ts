import { expect, it } from '@jest/globals';
import type { OwnLock } from '@rab/sdk/locks';
import { sumUp } from './sumUp.ts';

const A = `0x${'a'.repeat(40)}` as const;
const B = `0x${'b'.repeat(40)}` as const;
const C = `0x${'c'.repeat(40)}` as const;
const lock = (id: number, token: OwnLock['token'], change: Partial<OwnLock> = {}): OwnLock => ({
  id: String(id),
  token,
  amount: 1_000n,
  tgeDate: 500n,
  tgeBps: 0n,
  cycle: 0n,
  cycleBps: 0n,
  unlockedAmount: 0n,
  entity: { symbol: token.slice(2, 5), decimals: 2, factory: null },
  ...change,
});

it('sums up by token what is locked, what is ready, and when more is free next [LKT-04]', () => {
  const vesting = { tgeDate: 100n, tgeBps: 2_000n, cycle: 150n, cycleBps: 4_000n };
  const locks = [lock(9, A), lock(8, A, { ...vesting, unlockedAmount: 50n }), lock(7, B, { tgeDate: 50n })];
  expect(sumUp(locks, 200n)).toEqual([
    { token: A, symbol: 'aaa', decimals: 2, count: 2, locked: 1_800n, ready: 150n, next: 250n, readyIds: [8n] },
    { token: B, symbol: 'bbb', decimals: 2, count: 1, locked: 0n, ready: 1_000n, next: null, readyIds: [7n] },
  ]);
  expect(sumUp(locks, 250n)[0]).toMatchObject({ locked: 1_400n, ready: 550n, next: 400n });
  expect(sumUp(locks, 500n)[0]).toMatchObject({ locked: 0n, ready: 1_950n, next: null, readyIds: [8n, 9n] });
});

it('what is ready comes first, then what is free next [LKT-04]', () => {
  const locks = [lock(1, A, { tgeDate: 900n }), lock(2, B, { tgeDate: 800n }), lock(3, C, { tgeDate: 100n })];
  expect(sumUp(locks, 200n).map(({ token }) => token)).toEqual([C, B, A]);
});
