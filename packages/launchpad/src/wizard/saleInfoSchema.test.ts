import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { SaleKind } from '../model/Launchpad.ts';
import { type SaleInfoContext, type SaleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const DAY = 86_400n;
const NOW = BigInt(Date.UTC(2026, 0, 1) / 1000);

const filled: SaleInfoForm = {
  presaleRate: '1000',
  softCap: '3',
  hardCap: '10',
  minimumBuy: '0.1',
  maximumBuy: '5',
  exchangeFactory: `0x${'a'.repeat(40)}`,
  whitelistTime: '',
  liquidityPercent: '60',
  listingRate: '800',
  liquidityLockTime: '30',
  startTime: '2026-01-02 00:00',
  endTime: '2026-01-03 12:30',
  burn: '0',
  usingVestingContributor: false,
  linearLock: false,
  firstReleasePercent: '20',
  vestingStart: '',
  vestingPeriod: '7',
  vestingEnd: '28',
};

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const parse = (change: Partial<SaleInfoForm>, kind: SaleInfoContext['kind'] = SaleKind.SALE) =>
  v.safeParse(saleInfoSchema({ kind, chain, baseDecimals: 18, now: NOW }), { ...filled, ...change });

/** First message of every refused field. */
const messages = (change: Partial<SaleInfoForm>, kind: SaleInfoContext['kind'] = SaleKind.SALE) => {
  const { issues = [] } = parse(change, kind);
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
};
const output = (change: Partial<SaleInfoForm>, kind: SaleInfoContext['kind'] = SaleKind.SALE) => {
  const { output: value, success } = parse(change, kind);
  if (!success) throw new Error('refused');
  return value;
};

describe('the rules of step 2', () => {
  it('takes what is right', () => {
    expect(messages({})).toEqual({});
    expect(messages({}, SaleKind.GROW)).toEqual({});
  });

  it.each(['', 'ten', '1e3', '-1', '0x10'])('refuse %j as a number [WIZ-06]', (text) => {
    expect(messages({ presaleRate: text })).toEqual({ presaleRate: 'Presale rate must be number' });
    for (const field of ['softCap', 'hardCap', 'minimumBuy', 'maximumBuy', 'listingRate', 'liquidityLockTime'] as const)
      expect(messages({ [field]: text })).toEqual({ [field]: 'Must be number' });
  });

  it.each(['presaleRate', 'softCap', 'hardCap', 'minimumBuy', 'maximumBuy', 'listingRate'])(
    'refuse zero as %s',
    (field) => {
      expect(messages({ [field]: '0' })).toHaveProperty(field, 'Must be greater than 0');
    },
  );

  it('keep the soft cap below the hard cap and at 30 % of it at least [WIZ-07]', () => {
    const crossed = {
      softCap: 'Soft cap must less than hard cap',
      hardCap: 'Hard cap must greater than soft cap',
    };
    expect(messages({ softCap: '10' })).toEqual(crossed);
    expect(messages({ softCap: '11' })).toEqual(crossed);
    expect(messages({ softCap: '2.999999999999999999' })).toEqual({
      softCap: 'Soft cap must greater than 30% of hard cap',
    });
    expect(messages({ softCap: '9.999999999999999999' })).toEqual({});
  });

  it('keep the minimum buy at or below the maximum buy [WIZ-08]', () => {
    expect(messages({ minimumBuy: '5.1' })).toEqual({
      minimumBuy: 'Minimum buy must less than maximum buy',
      maximumBuy: 'Maximum buy must greater than minimum buy',
    });
    expect(messages({ minimumBuy: '5' })).toEqual({});
  });

  it('keep the maximum buy within the hard cap', () => {
    expect(messages({ maximumBuy: '11' })).toHaveProperty('maximumBuy', 'Maximum buy must not be above the hard cap');
  });

  it.each([
    ['50.9', 'Liquidity must be greater than 50% to 100%'],
    ['100.01', 'Liquidity must be greater than 50% to 100%'],
    ['', 'Must be number'],
    ['all', 'Must be number'],
    ['51', undefined],
    ['100', undefined],
  ])('judge %j percent of liquidity: %s', (liquidityPercent, message) => {
    expect(messages({ liquidityPercent }).liquidityPercent).toBe(message);
  });

  it('want a start after the chain’s time and an end after the start, in UTC', () => {
    expect(messages({ startTime: '2026-01-01 00:00' })).toEqual({
      startTime: 'Start time needs to be after current time',
    });
    expect(messages({ startTime: '2026-01-03 12:30' })).toEqual({ endTime: 'End time needs to be after start time' });
    expect(messages({ startTime: '', endTime: '2026-02-30 10:00' })).toEqual({
      startTime: 'Start time is required',
      endTime: 'End time is required',
    });
  });

  it('lock liquidity for 30 days at least and take whitelist minutes as an optional number [WIZ-11]', () => {
    expect(messages({ liquidityLockTime: '29' })).toEqual({
      liquidityLockTime: 'liquidityLockTime must be greater than or equal to 30',
    });
    expect(messages({ liquidityLockTime: '30' })).toEqual({});
    expect(messages({ whitelistTime: '' })).toEqual({});
    expect(messages({ whitelistTime: '15' })).toEqual({});
    expect(messages({ whitelistTime: 'soon' })).toEqual({ whitelistTime: 'Must be number' });
  });

  it('end the whitelist time before the sale', () => {
    expect(messages({ whitelistTime: '2191' })).toEqual({
      whitelistTime: 'The whitelist time must end before the sale ends',
    });
  });

  it.each([SaleKind.SALE, SaleKind.GROW])(
    'want numbers for vesting, the first release at most 100 percent, kind %i [WIZ-12]',
    (kind) => {
      const vesting = (change: Partial<SaleInfoForm>) => messages({ usingVestingContributor: true, ...change }, kind);
      expect(vesting({})).toEqual({});
      expect(vesting({ firstReleasePercent: '', vestingPeriod: '', vestingEnd: '' })).toEqual({
        firstReleasePercent: 'Must be number',
        vestingPeriod: 'Must be number',
        vestingEnd: 'Must be number',
      });
      expect(vesting({ firstReleasePercent: '100' })).toEqual({});
      expect(vesting({ firstReleasePercent: '100.01' })).toEqual({ firstReleasePercent: 'Must be at most 100' });
      expect(vesting({ linearLock: true, vestingPeriod: '' })).toEqual({});
      expect(messages({ firstReleasePercent: '', vestingPeriod: '', vestingEnd: '' }, kind)).toEqual({});
    },
  );

  it('take the exchanges of the chain only', () => {
    expect(messages({ exchangeFactory: `0x${'c'.repeat(40)}` })).toEqual({
      exchangeFactory: 'Please select an exchange',
    });
  });

  it('ask a RAB Grow for nothing that belongs to a listing', () => {
    const blank = { exchangeFactory: '', liquidityPercent: '', listingRate: '', liquidityLockTime: '' };
    expect(messages(blank, SaleKind.GROW)).toEqual({});
    expect(messages(blank)).toEqual({
      exchangeFactory: 'Please select an exchange',
      liquidityPercent: 'Must be number',
      listingRate: 'Must be number',
      liquidityLockTime: 'Must be number',
    });
  });
});

describe('the units of step 2', () => {
  it('are base units, 18-decimal rates, unix seconds, seconds and per mille', () => {
    expect(output({ liquidityPercent: '60.55', liquidityLockTime: '31', whitelistTime: '15', burn: '1' })).toEqual({
      tokenPrice: ether(1000n),
      softCap: ether(3n),
      hardCap: ether(10n),
      minSpendPerBuyer: ether(1n) / 10n,
      maxSpendPerBuyer: ether(5n),
      whitelistTime: 900n,
      startTime: NOW + DAY,
      endTime: NOW + 2n * DAY + 45_000n,
      isBurn: true,
      listing: {
        exchange: expect.stringMatching(/^0x[aA]{40}$/),
        liquidityPercent: 605n,
        listingRate: ether(800n),
        lockPeriod: 31n * DAY,
      },
      vesting: null,
    });
  });

  it('keep what vests in basis points and its days in seconds', () => {
    const vesting = { usingVestingContributor: true, firstReleasePercent: '20.25', vestingStart: '3' };
    expect(output(vesting, SaleKind.GROW)).toMatchObject({
      listing: null,
      vesting: {
        linearLock: false,
        vestingPercentage: 7975n,
        vestingPeriod: 7n * DAY,
        vestingStartEmission: 3n * DAY,
        vestingEndEmission: 28n * DAY,
      },
    });
    expect(output({ ...vesting, linearLock: true }).vesting).toMatchObject({
      linearLock: true,
      vestingPeriod: 0n,
      vestingStartEmission: 0n,
    });
  });
});
