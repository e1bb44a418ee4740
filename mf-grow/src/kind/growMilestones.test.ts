import { expect, it } from '@jest/globals';
import { GrowStatus } from '@rab/contracts';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { growMilestones } from './growMilestones.ts';

const vesting = { isLinear: false, startSeconds: 0n, endSeconds: 9n, basisPoints: 1n, periodSeconds: 1n };
const milestones = (change: Partial<Sale> = {}) => growMilestones(saleFixture({ listing: null, ...change }));
const reached = (change: Partial<Sale>) =>
  milestones(change).flatMap(({ label, isReached }) => (isReached ? label : []));

it('the way of a RAB Grow has all of its steps, those of the vesting where there is one [GRW-03]', () => {
  const steps = [
    'Waiting for pool start',
    'Pool start',
    'Buy',
    'Pool end',
    'Listing',
    'Claim / Refund',
    'Check satisfy',
  ];
  expect(milestones().map(({ label }) => label)).toEqual([...steps, 'Claim']);
  expect(milestones({ vesting }).map(({ label }) => label)).toEqual([...steps, 'Claim', 'Vesting', 'Vesting end']);
});

it('what the administrator does is reached when it is done, whatever the time [GRW-03]', () => {
  const { LISTING, SATISFY, NOT_SATISFY } = GrowStatus;
  expect(reached({ reviewStatus: 0 })).toEqual([]);
  expect(reached({ reviewStatus: LISTING })).toEqual(['Listing', 'Claim / Refund']);
  expect(reached({ reviewStatus: SATISFY })).toEqual(['Listing', 'Claim / Refund', 'Check satisfy']);
  expect(reached({ reviewStatus: NOT_SATISFY, isFinalized: true })).toEqual([
    'Listing',
    'Claim / Refund',
    'Check satisfy',
    'Refund and claim',
  ]);
});

it('each step that waits for the administrator says until when, and what follows otherwise [GRW-03]', () => {
  const notes = milestones({ end: 0n }).flatMap(({ note }) => note ?? []);
  expect(notes[0]).toBe(
    'If the administrator doesn’t begin the review by 1970-01-31 00:00 UTC, every buyer can withdraw the full deposit.',
  );
  expect(notes[2]).toBe(
    'If the administrator doesn’t decide by 1970-03-02 00:00 UTC, anyone can close the review as Not Satisfy.',
  );
});
