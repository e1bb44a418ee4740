import { expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { wholeDaysCodec } from '@rab/ui/forms';
import { notAsked, vestingSchema } from './saleTermsSchema.ts';

const filled = {
  linearLock: false,
  firstReleasePercent: '20',
  vestingStart: '',
  vestingPeriod: '7',
  vestingEnd: '28',
};
const KINDS = { 'asked for': wholeDaysCodec({ isOptional: true }), 'not asked for': notAsked };

it.each(['asked for', 'not asked for'] as const)(
  'vesting wants numbers, the first release at most 100 percent, the period within the end, its start %s [WIZ-12]',
  (kind) => {
    const judged = (change: object) => {
      const { issues = [] } = v.safeParse(vestingSchema(KINDS[kind]), { ...filled, ...change });
      return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
    };
    const vesting = (change: object) => judged({ usingVestingContributor: true, ...change });
    expect(vesting({})).toEqual({});
    expect(vesting({ firstReleasePercent: '', vestingPeriod: '', vestingEnd: '' })).toEqual({
      firstReleasePercent: 'Must be number',
      vestingPeriod: 'Must be number',
      vestingEnd: 'Must be number',
    });
    expect(vesting({ firstReleasePercent: '100' })).toEqual({});
    expect(vesting({ firstReleasePercent: '100.01' })).toEqual({ firstReleasePercent: 'Must be at most 100' });
    expect(vesting({ vestingPeriod: '28' })).toEqual({});
    for (const vestingPeriod of ['0', '29'])
      expect(vesting({ vestingPeriod })).toEqual({ vestingPeriod: 'Must be between 1 day and the vesting end' });
    expect(vesting({ linearLock: true, vestingPeriod: '' })).toEqual({});
    const blank = { firstReleasePercent: '', vestingPeriod: '', vestingEnd: '' };
    expect(judged({ ...blank, usingVestingContributor: false })).toEqual({});
  },
);

const DAY = 86_400n;
const output = (change: object) =>
  v.parse(vestingSchema(KINDS['asked for']), { ...filled, usingVestingContributor: true, ...change });

it('the release keeps what vests in basis points and its days in seconds; without one there is nothing [WIZ-20]', () => {
  expect(output({ firstReleasePercent: '20.25', vestingStart: '3' })).toEqual({
    vesting: {
      linearLock: false,
      vestingPercentage: 7_975n,
      vestingPeriod: 7n * DAY,
      vestingStartEmission: 3n * DAY,
      vestingEndEmission: 28n * DAY,
    },
  });
  expect(output({ linearLock: true })).toMatchObject({ vesting: { linearLock: true, vestingPeriod: 0n } });
  expect(output({ usingVestingContributor: false })).toEqual({ vesting: null });
});

it.each([true, false])(
  'what is wrong with start, end and period of the release is said, linear or not: %s [WIZ-12]',
  (linearLock) => {
    const said = (change: object) =>
      v
        .safeParse(vestingSchema(KINDS['asked for']), {
          ...filled,
          usingVestingContributor: true,
          linearLock,
          ...change,
        })
        .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(said({ vestingStart: '27' })).toBeUndefined();
    const late = ['vestingStart', 'Must be before the vesting end'];
    expect(said({ vestingStart: '28' })).toEqual([late]);
    expect(said({ vestingStart: 'x' })).toEqual([['vestingStart', 'Must be number']]);
    expect(said({ vestingEnd: 'x' })).toEqual([['vestingEnd', 'Must be number']]);
    expect(said({ vestingEnd: '3651' })).toEqual([['vestingEnd', 'Must be at most 3650']]);
    expect(said({ vestingEnd: '0', vestingPeriod: '1' })).toEqual([['vestingEnd', 'Must be greater than 0']]);
    const period = ['vestingPeriod', 'Must be between 1 day and the vesting end'];
    expect(said({ vestingStart: '28', vestingPeriod: '29' })).toEqual(linearLock ? [late] : [late, period]);
    expect(said({ vestingPeriod: '1' })).toBeUndefined();
    if (!linearLock) expect(said({ vestingPeriod: 'x' })).toEqual([['vestingPeriod', 'Must be number']]);
  },
);
