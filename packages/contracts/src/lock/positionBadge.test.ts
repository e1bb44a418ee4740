import { expect, it } from '@jest/globals';
import { zeroAddress } from 'viem';
import { positionBadge } from './positionBadge.ts';

const owner = `0x${'1'.repeat(40)}` as const;
const lock = { owner, unlockDate: 4_102_444_800n, isUnlocked: false };
const title = 'CRT/WBNB V3 position locked';
const symbols = ['CRT', 'WBNB'] as const;

it('a badge of a position says until when it is locked, and from the date on that it is not [LIQ-03]', () => {
  expect(positionBadge(lock, symbols, 4_102_444_799n)).toEqual({
    ...{ isLocked: true, title, state: 'until 2100-01-01 00:00 UTC' },
  });
  expect(positionBadge(lock, symbols, 4_102_444_800n)).toEqual({
    ...{ isLocked: false, title: 'Nothing is locked', state: 'ready for the owner to withdraw' },
  });
  for (const nobody of [null, zeroAddress])
    expect(positionBadge({ ...lock, owner: nobody }, symbols, 5_000_000_000n)).toEqual({
      ...{ isLocked: true, title, state: 'permanently: its owner renounced it' },
    });
  expect(positionBadge({ ...lock, isUnlocked: true }, symbols, 1n)).toMatchObject({
    isLocked: false,
    state: 'withdrawn',
  });
});

it('a badge of a position keeps to short symbols', () => {
  const long = positionBadge(lock, ['X'.repeat(200), ''], 1n).title;
  expect(long.length).toBeLessThan(80);
  expect(long).toMatch(/\/\? V3 position locked$/);
});
