import { describe, expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { commonMilestones, type PlannedMilestone, reachedPercent, timelineOf } from './timeline.ts';

const timeline = (sale: Sale, now: bigint) => timelineOf(commonMilestones(sale), now);
const labels = (sale: Sale, now: bigint) => timeline(sale, now).map(({ label, state }) => `${label}: ${state}`);

describe('timelineOf', () => {
  it('puts Now between what passed and what is ahead', () => {
    expect(labels(saleFixture(), 1500n)).toEqual([
      'Waiting for pool start: done',
      'Pool start: done',
      'Now: current',
      'Pool end: ahead',
    ]);
  });

  it('ends with the vesting where there is one', () => {
    const vesting = { isLinear: true, startSeconds: 0n, endSeconds: 500n, basisPoints: 5000n, periodSeconds: 0n };
    const sale = saleFixture({ vesting });
    expect(timeline(sale, 2500n).at(-2)).toEqual({
      label: 'Vesting end',
      time: 2500n,
      state: 'done',
    });
    expect(labels(sale, 2499n).at(-1)).toBe('Vesting end: ahead');
  });

  it.each<[string, PlannedMilestone, string]>([
    ['an act that is done is reached before its time', { label: 'Act', time: 1501n, isReached: true }, 'done'],
    ['an act that is done is reached without a time', { label: 'Act', time: null, isReached: true }, 'done'],
    ['an act that is not done is ahead, also after its time', { label: 'Act', time: 1499n, isReached: false }, 'ahead'],
    ['a milestone without an act is reached at its time', { label: 'Act', time: 1500n }, 'done'],
    ['a milestone without an act is ahead until its time', { label: 'Act', time: 1501n }, 'ahead'],
    ['a milestone without an act or a time is ahead', { label: 'Act', time: null }, 'ahead'],
  ])('%s', (_rule, planned, state) => {
    expect(timelineOf([planned], 1500n).find(({ label }) => label === 'Act')?.state).toBe(state);
    expect(reachedPercent([planned], 1500n)).toBe(state === 'done' ? 100 : 0);
  });
});

it('the progress of a sale is the share of milestones that are reached [DET-11]', () => {
  const planned = commonMilestones(saleFixture());
  expect([499n, 500n, 1000n, 1999n, 2000n].map((now) => reachedPercent(planned, now))).toEqual([0, 33, 66, 66, 100]);
});
