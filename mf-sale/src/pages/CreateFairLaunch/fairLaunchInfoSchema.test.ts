import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { toInputText } from '@rab/contracts';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { configFixture } from '@rab/testing/configFixture';
import { type FairLaunchInfoForm, fairLaunchInfoSchema } from './fairLaunchInfoSchema.ts';

const DAY = 86_400n;
const NOW = BigInt(Date.UTC(2026, 0, 1) / 1000);

const filled: FairLaunchInfoForm = {
  sellingAmount: '1000',
  softCap: '5.1',
  maxOwnerReceive: '10',
  router: `0x${'a'.repeat(40)}`,
  liquidityPercent: '60',
  startTime: '2026-01-02 00:00',
  endTime: '2026-01-03 12:30',
  liquidityLockTime: '30',
  usingTeamVesting: false,
  totalTeamVestingToken: '',
  firtTokenResleaseDays: '',
  teamFirstReleasePercent: '',
  teamVestingPeriod: '',
  teamTokenRelease: '',
};
const team = {
  usingTeamVesting: true,
  totalTeamVestingToken: '250.5',
  firtTokenResleaseDays: '7',
  teamFirstReleasePercent: '12.5',
  teamVestingPeriod: '30',
  teamTokenRelease: '17.5',
};

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const parse = (change: Partial<FairLaunchInfoForm>) =>
  v.safeParse(fairLaunchInfoSchema({ chain, token: { decimals: 9 }, base: { decimals: 18 }, now: NOW }), {
    ...filled,
    ...change,
  });

/** First message of every refused field. */
const messages = (change: Partial<FairLaunchInfoForm>) => {
  const found: Record<string, string> = {};
  for (const issue of parse(change).issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
};

const SOFT_CAP = 'SoftCap must be greater than or equal to 51% of Max Owner Receive';
const LIQUIDITY = 'Liquidity must be greater than 50% to 100%';
const MUCH = 'This number is too large for a sale.';
const LOCK = 'liquidityLockTime must be greater than or equal to 30';

describe('the rules of DeFi Launchpad Info', () => {
  it.each<[Partial<FairLaunchInfoForm>, Record<string, string>]>([
    [{}, {}],
    [{ softCap: '5.099999999999999999' }, { softCap: SOFT_CAP }],
    [{ maxOwnerReceive: '10.000000000000000001' }, { softCap: SOFT_CAP }],
    [{ softCap: '11' }, {}],
    [{ sellingAmount: '0' }, { sellingAmount: 'Must be greater than 0' }],
    [{ softCap: '0' }, { softCap: 'Must be greater than 0' }],
    [{ maxOwnerReceive: '0' }, { maxOwnerReceive: 'Must be greater than 0' }],
    [{ router: '' }, { router: 'Please select a router' }],
    [{ router: `0x${'c'.repeat(40)}` }, { router: 'Please select a router' }],
    [{ liquidityPercent: '50.9' }, { liquidityPercent: LIQUIDITY }],
    [{ liquidityPercent: '100.01' }, { liquidityPercent: LIQUIDITY }],
    [{ liquidityPercent: '51' }, {}],
    [{ liquidityPercent: '100' }, {}],
    [{ liquidityLockTime: '29' }, { liquidityLockTime: LOCK }],
    [{ liquidityLockTime: '49711' }, { liquidityLockTime: 'Must be at most 49710' }],
    [{ startTime: '' }, { startTime: 'Start time is required' }],
    [{ endTime: '' }, { endTime: 'End time is required' }],
    [{ startTime: '2026-01-01 00:00' }, { startTime: 'Start time needs to be after current time' }],
    [{ startTime: '2026-01-03 12:30' }, { endTime: 'End time needs to be after start time' }],
  ])('answer %j with %j', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it.each(['', 'ten', '1e3', '-1'])('refuse %j as a number', (text) => {
    for (const key of ['sellingAmount', 'softCap', 'maxOwnerReceive', 'liquidityPercent', 'liquidityLockTime'] as const)
      expect(messages({ [key]: text })).toEqual({ [key]: 'Must be number' });
    for (const key of Object.keys(team).filter((name) => name !== 'usingTeamVesting'))
      expect(messages({ ...team, [key]: text })).toEqual({ [key]: 'Must be number' });
  });

  it.each<[Partial<FairLaunchInfoForm>, Record<string, string>]>([
    [{}, {}],
    [{ totalTeamVestingToken: '0' }, { totalTeamVestingToken: 'Must be greater than 0' }],
    [{ firtTokenResleaseDays: '0' }, { firtTokenResleaseDays: 'Must be greater than 0' }],
    [{ teamVestingPeriod: '0' }, { teamVestingPeriod: 'Must be greater than 0' }],
    [{ teamTokenRelease: '0' }, { teamTokenRelease: 'Must be greater than 0' }],
    // all at once: the smallest share of a cycle is fine
    [{ teamFirstReleasePercent: '100', teamTokenRelease: '0.01' }, {}],
    [{ teamTokenRelease: '100.01' }, { teamTokenRelease: 'Must be at most 100' }],
    [{ teamFirstReleasePercent: '100.01' }, { teamFirstReleasePercent: 'Must be at most 100' }],
    [{ teamFirstReleasePercent: '0' }, {}],
  ])('answer %j of a team that vests with %j', (change, expected) => {
    expect(messages({ ...team, ...change })).toEqual(expected);
  });

  it('let the last of a team’s tokens be released 3650 days after the listing, and no later [PRM-04]', () => {
    // 87.5 % in cycles of 17.5 %: five of them
    const longest = { ...team, firtTokenResleaseDays: '50', teamVestingPeriod: '720' };
    const LATE = { teamVestingPeriod: SALE_RULE_SENTENCES.InvalidTeamVesting };
    expect(messages(longest)).toEqual({});
    expect(messages({ ...longest, firtTokenResleaseDays: '51' })).toEqual(LATE);
    expect(messages({ ...longest, teamVestingPeriod: '721' })).toEqual(LATE);
    expect(messages({ ...longest, teamFirstReleasePercent: '12.49' })).toEqual(LATE);
    expect(messages({ ...longest, teamTokenRelease: '17.49' })).toEqual(LATE);
    // nothing is left for a cycle after the first release
    expect(messages({ ...team, firtTokenResleaseDays: '3650', teamFirstReleasePercent: '100' })).toEqual({});
    expect(SALE_RULE_SENTENCES.InvalidTeamVesting).toBe(
      'The team vesting must release all tokens at most 3650 days after the listing',
    );
  });

  it('refuse amounts that the contract cannot count', () => {
    const tokens = (units: bigint) => toInputText(units, 9);
    const sellingAmount = tokens((2n ** 112n - 1n) / 4n);
    const totalTeamVestingToken = tokens(2n ** 112n - 1n);
    expect(messages({ ...team, sellingAmount, totalTeamVestingToken })).toEqual({});
    const softCap = toInputText(2n ** 96n, 18);
    expect(
      messages({
        ...team,
        sellingAmount: tokens((2n ** 112n - 1n) / 4n + 1n),
        totalTeamVestingToken: tokens(2n ** 112n),
        softCap,
        maxOwnerReceive: softCap,
      }),
    ).toEqual({ sellingAmount: MUCH, totalTeamVestingToken: MUCH, softCap: MUCH, maxOwnerReceive: MUCH });
  });

  it('ask nothing of a team that does not vest', () => {
    expect(parse({ ...team, usingTeamVesting: false, totalTeamVestingToken: 'x' }).output).toMatchObject({
      team: null,
    });
  });
});

it('what is typed becomes base units of either token, seconds, per mille and basis points', () => {
  expect(parse(team).output).toEqual({
    sellingAmount: 1000n * 10n ** 9n,
    softCap: 51n * 10n ** 17n,
    maxOwnerReceive: 10n ** 19n,
    exchange: chain.exchanges[0]?.factory,
    liquidityPercent: 600n,
    startTime: NOW + DAY,
    endTime: NOW + 2n * DAY + 45_000n,
    lockPeriod: 30n * DAY,
    team: {
      totalTokens: 2505n * 10n ** 8n,
      firstReleaseDelay: 7n * DAY,
      firstReleaseBps: 1250n,
      period: 30n * DAY,
      releaseBps: 1750n,
    },
  });
});
