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
