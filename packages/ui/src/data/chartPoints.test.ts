import { describe, expect, it } from '@jest/globals';
import { formatTick } from '../core/time.ts';
import { rangeOf, roundMoments, splitAtNow, ticksOf } from './chartPoints.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** 2027-03-01 00:00 UTC */
const START = 1_803_859_200;
const points = [
  { at: 0, value: 0 },
  { at: 10, value: 4 },
  { at: 20, value: 8 },
];
const data = { points, marks: [] };

describe('the part of a line until now and the part from now on [LOK-01]', () => {
  it('meet at now, with the value of then', () => {
    expect(splitAtNow({ ...data, now: 15 })).toEqual({
      past: [points[0], points[1], { at: 15, value: 4 }],
      ahead: [{ at: 15, value: 4 }, points[2]],
    });
    expect(splitAtNow({ ...data, now: 15, isGradual: true }).ahead[0]).toEqual({ at: 15, value: 6 });
  });

  it('are one where now is before or after all of it, or not known', () => {
    expect(splitAtNow({ ...data, now: -1 })).toEqual({ past: [], ahead: points });
    expect(splitAtNow({ ...data, now: 20 })).toEqual({ past: points, ahead: [] });
    expect(splitAtNow(data)).toEqual({ past: points, ahead: [] });
  });
});

describe('the axis of time [LOK-01]', () => {
  it('reaches from the first point to the last, or to a later end', () => {
    expect(rangeOf({ points })).toEqual({ from: 0, to: 20 });
    expect(rangeOf({ points, until: 30 })).toEqual({ from: 0, to: 30 });
    expect(rangeOf({ points: points.slice(0, 1) })).toEqual({ from: 0, to: 1 });
  });

  it('names releases, or else round moments', () => {
    expect(ticksOf({ points, releases: [10, 20] })).toEqual([10, 20]);
    expect(ticksOf({ points: [{ at: START + 5, value: 0 }], until: START + 2 * HOUR })).toEqual([
      START + HOUR,
      START + 2 * HOUR,
    ]);
    expect(ticksOf({ points: [{ at: START + 5, value: 0 }] })).toEqual([START + 5]);
  });

  it.each([
    [5 * DAY, [0, 1, 2, 3, 4, 5].map((day) => day * DAY)],
    [20 * HOUR, [0, 6, 12, 18].map((hour) => hour * HOUR)],
  ])('of %d seconds has full hours or days', (length, moments) => {
    expect(roundMoments({ from: START, to: START + length })).toEqual(moments.map((moment) => START + moment));
  });

  it('has a few moments, however long it is', () => {
    for (const length of [HOUR, DAY, 40 * DAY, 5_000 * DAY, 1e12])
      expect(roundMoments({ from: START, to: START + length }).length).toBeLessThanOrEqual(7);
  });

  it.each([
    [2 * DAY, 'Mar 1, 00:00'],
    [60 * DAY, 'Mar 1'],
    [400 * DAY, 'Mar 1, 2027'],
  ])('of %d seconds writes a moment as %s', (length, text) => {
    expect(formatTick(START, length)).toBe(text);
  });
});
