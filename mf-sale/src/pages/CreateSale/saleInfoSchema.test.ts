import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { messagesOf } from '@rab/testing/messagesOf';
import { typedTerms } from '@rab/testing/wizardPage';
import { type SaleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const DAY = 86_400n;
const NOW = BigInt(Date.UTC(2026, 0, 1) / 1000);

const filled: SaleInfoForm = {
  ...typedTerms(),
  exchangeFactory: `0x${'a'.repeat(40)}`,
  liquidityPercent: '60',
  listingRate: '800',
  liquidityLockTime: '30',
  leaveTime: '',
  leavePercent: '',
  startTime: '2026-01-02 00:00',
  endTime: '2026-01-03 12:30',
  firstReleasePercent: '20',
  vestingPeriod: '7',
  vestingEnd: '28',
};

const whole = 'Must be a whole number';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const WHOLE = { decimals: 18 };
const verified = { referralRate: 30n };
const schema = saleInfoSchema({ chain, token: WHOLE, base: WHOLE, verified, now: NOW });
const parse = (change: Partial<SaleInfoForm>) => v.safeParse(schema, { ...filled, ...change });
const messages = (change: Partial<SaleInfoForm>) => messagesOf(schema, { ...filled, ...change });
const output = (change: Partial<SaleInfoForm>) => {
  const { output: value, success } = parse(change);
  if (!success) throw new Error('refused');
  return value;
};

describe('the rules of step 2', () => {
  it('takes what is right', () => {
    expect(messages({})).toEqual({});
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

  it.each([
    [
      'presaleRate',
      '340282366920938463463.374607431768211455',
      'The presale rate must be above 0 and at most 340282366920938463463',
    ],
    [
      'listingRate',
      '340282366920938463463.374607431768211455',
      'The listing rate must be above 0 and at most 340282366920938463463',
    ],
    ['hardCap', '309485009.821345068724781055', 'The hard cap is too large.'],
    ['liquidityLockTime', '49710', 'Must be at most 49710'],
  ])('refuse a %s above %s, which is the most that the contracts keep', (field, most, message) => {
    const cap = field === 'hardCap' ? { softCap: '309485009' } : {};
    expect(messages({ [field]: most, ...cap })).toEqual({});
    const [whole = '', fraction = ''] = most.split('.');
    const beyond = fraction ? `${whole}.${BigInt(fraction) + 1n}` : `${BigInt(whole) + 1n}`;
    expect(messages({ [field]: beyond, ...cap })).toEqual({ [field]: message });
  });

  it('refuse parts of a day and of a minute, instead of cutting them off', () => {
    const parts = { usingVestingContributor: true, vestingPeriod: '7.5', vestingEnd: '28.5' };
    const refused = { vestingPeriod: whole, vestingEnd: whole };
    expect(messages({ whitelistTime: '1.5', liquidityLockTime: '30.5' })).toEqual({
      whitelistTime: whole,
      liquidityLockTime: whole,
    });
    expect(messages(parts)).toEqual(refused);
  });

  it('show what is wrong with two fields while a third isn’t a number', () => {
    expect(messages({ presaleRate: 'ten', softCap: '11', maximumBuy: '12', minimumBuy: '13' })).toEqual({
      presaleRate: 'Presale rate must be number',
      softCap: 'Soft cap must less than hard cap',
      hardCap: 'Hard cap must greater than soft cap',
      minimumBuy: 'Minimum buy must less than maximum buy',
      maximumBuy: 'Maximum buy must greater than minimum buy',
    });
  });

  it('judge nothing that the form does not ask for', () => {
    const linear = { usingVestingContributor: true, linearLock: true, vestingPeriod: 'x' };
    expect(messages(linear)).toEqual({});
    expect(messages({ ...linear, vestingStart: 'x' })).toEqual({});
  });

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

  it('bound the wait, the length and the vesting as the contracts do [PRM-04]', () => {
    const start = { startTime: '2026-06-30 00:00', endTime: '2026-12-27 00:00' };
    expect(messages(start)).toEqual({});
    expect(messages({ ...start, startTime: '2026-06-30 00:01' })).toEqual({
      startTime: 'Start time must be within 180 days',
    });
    expect(messages({ ...start, endTime: '2026-12-27 00:01' })).toEqual({
      endTime: 'The sale must end at most 180 days after its start',
    });
    const vesting = { usingVestingContributor: true, linearLock: true, vestingEnd: '3650' };
    expect(messages(vesting)).toEqual({});
    expect(messages({ ...vesting, vestingEnd: '3651' })).toEqual({ vestingEnd: 'Must be at most 3650' });
  });

  it('want a minimum buy that buys a unit of the token, by the decimals of both', () => {
    const coarse = saleInfoSchema({ chain, token: { decimals: 2 }, base: WHOLE, verified, now: NOW });
    const judged = (minimumBuy: string) => messagesOf(coarse, { ...filled, presaleRate: '1', minimumBuy });
    expect(judged('0.009999999999999999')).toEqual({
      minimumBuy: 'The minimum buy is too small to buy any tokens.',
    });
    expect(judged('0.01')).not.toHaveProperty('minimumBuy');
  });

  it('want a soft cap that whole units of the token reach [SAL-14]', () => {
    const coarse = saleInfoSchema({ chain, token: { decimals: 0 }, base: WHOLE, verified, now: NOW });
    // a unit for 5 and a bit: of 10 the second is not sold
    const judged = (softCap: string) =>
      messagesOf(coarse, { ...filled, presaleRate: '0.19', softCap, minimumBuy: '6' });
    expect(judged('4.8')).toHaveProperty(
      'softCap',
      'The soft cap is too close to the hard cap: whole units of the token can’t reach it.',
    );
    expect(judged('4.7')).not.toHaveProperty('softCap');
  });

  it('want a listing that can hold a price at the soft cap, after fees and the referrers’ part', () => {
    // of 3 BNB 7 % go to platform and referrers, 60 % of the rest to the exchange
    const coarse = saleInfoSchema({ chain, token: { decimals: 2 }, base: WHOLE, verified, now: NOW });
    const judged = (listingRate: string) => messagesOf(coarse, { ...filled, listingRate });
    expect(chain.BASE_FEE).toBe(40);
    // 10,000 units of it: 100 whole ones for 3 x 0.93 x 0.6 BNB
    expect(judged('59.738')).toEqual({});
    expect(judged('59.737')).toEqual({
      softCap: expect.stringMatching(/^At the soft cap, the exchange would get too few units/),
    });
  });

  it('keep the maximum buy within the hard cap', () => {
    expect(messages({ maximumBuy: '10.000000000000000001' })).toEqual({
      maximumBuy: 'Maximum buy can’t be above the hard cap',
    });
    expect(messages({ maximumBuy: '10' })).toEqual({});
  });

  it.each([
    ['50.9', 'Liquidity must be greater than 50% to 100%'],
    ['100.01', 'Liquidity must be greater than 50% to 100%'],
    ['', 'Must be number'],
    ['all', 'Must be number'],
    ['51', undefined],
    ['100', undefined],
  ])('judge %j percent of liquidity: %s [WIZ-09]', (liquidityPercent, message) => {
    expect(messages({ liquidityPercent }).liquidityPercent).toBe(message);
  });

  it('want a start after the chain’s time and an end after the start, in UTC', () => {
    expect(messages({ startTime: '2026-01-01 00:00' })).toEqual({
      startTime: 'Start time needs to be after current time',
    });
    expect(messages({ startTime: '2026-01-03 12:30' })).toEqual({ endTime: 'End time needs to be after start time' });
    expect(messages({ startTime: '', endTime: '2026-02-30 10:00' })).toEqual({
      startTime: 'Start time is required',
      endTime: 'Must be a date like 2026-11-24 15:30',
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
    expect(messages({ whitelistTime: '2190' })).toEqual({});
    expect(messages({ whitelistTime: '15', startTime: '2026-01-03 12:30' })).toEqual({
      endTime: 'End time needs to be after start time',
    });
  });

  it('end leaving an hour before the sale, with a tenth that stays at most [RGT-01]', () => {
    // the sale takes 2,190 minutes
    expect(messages({ leaveTime: '2130', leavePercent: '10' })).toEqual({});
    expect(messages({ leaveTime: '2131' })).toEqual({
      leaveTime: 'Buyers can leave until 1 hour before the end at the latest',
    });
    expect(messages({ leavePercent: '10.1' })).toEqual({
      leavePercent: 'At most 10% of a deposit can stay when its buyer leaves',
    });
    expect(messages({ leaveTime: 'soon' })).toEqual({ leaveTime: 'Must be number' });
    // a sale of half an hour has no time for it, and needs none
    const short = { startTime: '2026-01-02 00:00', endTime: '2026-01-02 00:30', whitelistTime: '' };
    expect(messages({ ...short, leaveTime: '1' })).toHaveProperty('leaveTime');
    expect(messages({ ...short, leaveTime: '' })).toEqual({});
    expect(messages({ leaveTime: '', leavePercent: ' ' })).toEqual({});
  });

  it('do not drop the part that stays where no time was typed [RGT-01]', () => {
    for (const leaveTime of ['', '0'])
      expect(messages({ leaveTime, leavePercent: '0.1' })).toEqual({
        leaveTime: 'Say for how long buyers can leave, or clear what stays',
      });
    expect(messages({ leaveTime: '', leavePercent: '0' })).toEqual({});
    expect(messages({ leaveTime: '1', leavePercent: '0.1' })).toEqual({});
  });

  it('take the exchanges of the chain only', () => {
    expect(messages({ exchangeFactory: `0x${'c'.repeat(40)}` })).toEqual({
      exchangeFactory: 'Please select an exchange',
    });
  });

  it('ask for all that belongs to a listing, its rate too [WIZ-09]', () => {
    const blank = { exchangeFactory: '', liquidityPercent: '', listingRate: '', liquidityLockTime: '' };
    expect(messages(blank)).toEqual({
      exchangeFactory: 'Please select an exchange',
      liquidityPercent: 'Must be number',
      listingRate: 'Must be number',
      liquidityLockTime: 'Must be number',
    });
  });
});

describe('the units of step 2', () => {
  it('are base units, 18-decimal rates, unix seconds, seconds and per mille [WIZ-20]', () => {
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
      leaveTime: 0n,
      leavePercent: 0n,
    });
  });

  it('of leaving are seconds after the start and per mille [RGT-01]', () => {
    expect(output({ leaveTime: '90', leavePercent: '2.5' })).toMatchObject({ leaveTime: 5_400n, leavePercent: 25n });
  });

  it('keep what vests in basis points and its days in seconds, from the end of the sale on', () => {
    const vesting = { usingVestingContributor: true, firstReleasePercent: '20.25', vestingStart: '3' };
    expect(output(vesting).vesting).toEqual({
      linearLock: false,
      vestingPercentage: 7975n,
      vestingPeriod: 7n * DAY,
      vestingStartEmission: 0n,
      vestingEndEmission: 28n * DAY,
    });
    expect(output({ ...vesting, linearLock: true }).vesting).toMatchObject({
      linearLock: true,
      vestingPeriod: 0n,
      vestingStartEmission: 0n,
    });
  });
});
