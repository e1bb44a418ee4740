import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { messagesOf } from '@rab/testing/messagesOf';
import { typedTerms } from '@rab/testing/wizardPage';
import { type GrowInfoForm, growInfoSchema } from './growInfoSchema.ts';

const DAY = 86_400n;
const NOW = BigInt(Date.UTC(2026, 0, 1) / 1000);

const filled: GrowInfoForm = {
  ...typedTerms(),
  parts: '',
  partPeriod: '',
  startTime: '2026-01-02 00:00',
  endTime: '2026-01-03 12:30',
  firstReleasePercent: '20',
  vestingPeriod: '7',
  vestingEnd: '28',
};

const context = { token: { decimals: 18 }, base: { decimals: 18 }, now: NOW, verified: { referralRate: 0n } };
const schema = growInfoSchema(context);
const parse = (change: Partial<GrowInfoForm>) => v.safeParse(schema, { ...filled, ...change });
const messages = (change: Partial<GrowInfoForm>) => messagesOf(schema, { ...filled, ...change });

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

describe('the parts of a raise', () => {
  it('count as zero where nothing is typed, also in what a browser kept before [RGT-05]', () => {
    expect(parse({}).output).toMatchObject({ parts: 0n, partPeriod: 0n });
    const { parts: _, partPeriod: __, ...kept } = filled;
    expect(v.parse(schema, kept)).toMatchObject({ parts: 0n, partPeriod: 0n });
  });

  it.each([
    ['2', '7', 2n, 7n],
    ['12', '180', 12n, 180n],
  ])('can be %s, %s days apart [RGT-05]', (parts, partPeriod, count, days) => {
    expect(parse({ parts, partPeriod }).output).toMatchObject({ parts: count, partPeriod: days * DAY });
  });

  it.each([
    [{ parts: '1', partPeriod: '30' }, { parts: 'The raise can be paid out in 2 to 12 parts' }],
    [{ parts: '13', partPeriod: '30' }, { parts: 'The raise can be paid out in 2 to 12 parts' }],
    [{ parts: '2.5', partPeriod: '30' }, { parts: 'Must be a whole number' }],
    [{ parts: 'x', partPeriod: '30' }, { parts: 'Must be number' }],
    [{ parts: '4' }, { partPeriod: 'Parts must be 7 to 180 days apart' }],
    [{ parts: '4', partPeriod: '6' }, { partPeriod: 'Parts must be 7 to 180 days apart' }],
    [{ parts: '4', partPeriod: '181' }, { partPeriod: 'Parts must be 7 to 180 days apart' }],
    [{ partPeriod: '30' }, { parts: 'Say in how many parts, or clear the days between them' }],
  ])('are refused at their field: %o [RGT-05]', (typed, expected) => {
    expect(messages(typed)).toEqual(expected);
  });

  it('cannot be with referral rewards, which the other buyers would pay [RGT-05]', () => {
    const referred = growInfoSchema({ ...context, verified: { referralRate: 5n } });
    expect(messagesOf(referred, { ...filled, parts: '4', partPeriod: '30' })).toEqual({
      parts: 'A sale that is paid out in parts can’t have referral rewards',
    });
    expect(messagesOf(referred, filled)).toEqual({});
  });
});
