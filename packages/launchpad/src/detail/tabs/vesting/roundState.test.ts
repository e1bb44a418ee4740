import { expect, it } from '@jest/globals';
import { type RoundFacts, roundState } from './roundState.ts';

const DAY = 86_400n;
const facts: RoundFacts = {
  terms: { vestingBps: 6_000n, start: 0n, end: 3n * DAY, period: DAY },
  isClaimOpen: true,
  elapsed: -2n * DAY,
  bought: 1_000n,
  claimed: 0n,
};
const states = (change: Partial<RoundFacts>) =>
  [0n, 1n, 2n, 3n].map((round) => roundState(round, { ...facts, ...change }));

it('a round is ahead, then due, and claimed once as much was claimed as it and those before it release [DET-08]', () => {
  expect(states({ isClaimOpen: false })).toEqual(['ahead', 'ahead', 'ahead', 'ahead']);
  expect(states({ isClaimOpen: false, elapsed: 9n * DAY })).toEqual(['ahead', 'ahead', 'ahead', 'ahead']);
  expect(states({})).toEqual(['due', 'ahead', 'ahead', 'ahead']);
  expect(states({ claimed: 400n })).toEqual(['claimed', 'ahead', 'ahead', 'ahead']);
  expect(states({ claimed: 400n, elapsed: 2n * DAY })).toEqual(['claimed', 'due', 'due', 'ahead']);
  expect(states({ claimed: 600n, elapsed: 2n * DAY })).toEqual(['claimed', 'claimed', 'due', 'ahead']);
  expect(states({ claimed: 1_000n, elapsed: 3n * DAY })).toEqual(['claimed', 'claimed', 'claimed', 'claimed']);
});

it('nothing is claimed for an account that bought nothing', () => {
  expect(states({ bought: 0n, elapsed: 3n * DAY })).toEqual(['due', 'due', 'due', 'due']);
});
