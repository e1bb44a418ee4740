import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import type { SaleTermsForm } from '@rab/launchpad';
import { messagesOf } from '@rab/testing/messagesOf';
import { typedTerms } from '@rab/testing/wizardPage';
import { growInfoSchema } from './growInfoSchema.ts';

const DAY = 86_400n;
const NOW = BigInt(Date.UTC(2026, 0, 1) / 1000);

const filled: SaleTermsForm = {
  ...typedTerms(),
  startTime: '2026-01-02 00:00',
  endTime: '2026-01-03 12:30',
  firstReleasePercent: '20',
  vestingPeriod: '7',
  vestingEnd: '28',
};

const schema = growInfoSchema({ token: { decimals: 18 }, base: { decimals: 18 }, now: NOW });
const parse = (change: Partial<SaleTermsForm>) => v.safeParse(schema, { ...filled, ...change });
const messages = (change: Partial<SaleTermsForm>) => messagesOf(schema, { ...filled, ...change });

describe('the rules of step 2', () => {
  it('take what is right, without anything that belongs to a listing', () => {
    expect(messages({})).toEqual({});
  });

  it('refuse parts of a day, instead of cutting them off', () => {
    const whole = 'Must be a whole number';
    const parts = { usingVestingContributor: true, vestingStart: '1.5', vestingPeriod: '7.5', vestingEnd: '28.5' };
    expect(messages(parts)).toEqual({ vestingStart: whole, vestingPeriod: whole, vestingEnd: whole });
  });

  it('want the release to begin before it ends, where there is one', () => {
    const linear = { usingVestingContributor: true, linearLock: true, vestingPeriod: 'x' };
    expect(messages(linear)).toEqual({});
    expect(messages({ ...linear, vestingStart: 'x' })).toEqual({ vestingStart: 'Must be number' });
    expect(messages({ ...linear, vestingStart: '28' })).toEqual({ vestingStart: 'Must be before the vesting end' });
    expect(messages({ vestingStart: 'x' })).toEqual({});
  });
});

it('the units of step 2 keep what vests in basis points and its days in seconds', () => {
  const vesting = { usingVestingContributor: true, firstReleasePercent: '20.25', vestingStart: '3' };
  expect(parse(vesting).output).toMatchObject({
    vesting: {
      linearLock: false,
      vestingPercentage: 7975n,
      vestingPeriod: 7n * DAY,
      vestingStartEmission: 3n * DAY,
      vestingEndEmission: 28n * DAY,
    },
  });
});
