import { expect, it } from '@jest/globals';
import { vestingPoints } from './vestingPoints.ts';

const END = 1_000n;
const shown = (...[total, terms]: [bigint, Parameters<typeof vestingPoints>[1]]) =>
  vestingPoints(total, terms, END).map(({ at, released }) => [Number(at), Number(released)]);

it('a curve of a vesting has the first release at the end of the sale, then each round [LOK-01]', () => {
  expect(shown(1_000n, { vestingBps: 6_000n, start: 0n, end: 300n, period: 100n })).toEqual([
    [1_000, 400],
    [1_100, 600],
    [1_200, 800],
    [1_300, 1_000],
  ]);
});

it('a vesting without rounds begins to grow at its start, and ends at its end [LOK-01]', () => {
  expect(shown(1_000n, { vestingBps: 6_000n, start: 50n, end: 300n, period: 0n })).toEqual([
    [1_000, 400],
    [1_050, 400],
    [1_300, 1_000],
  ]);
  expect(shown(1_000n, { vestingBps: 6_000n, start: 0n, end: 300n, period: 0n })).toEqual([
    [1_000, 400],
    [1_300, 1_000],
  ]);
});

it('of a hundred thousand rounds a curve has some two hundred, the last among them [LOK-01]', () => {
  const points = shown(10_000n, { vestingBps: 10_000n, start: 0n, end: 100_000n, period: 1n });
  expect(points.length).toBeLessThanOrEqual(201);
  expect(points.at(-1)).toEqual([101_000, 10_000]);
});
