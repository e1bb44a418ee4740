import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { EMPTY_SALE_TERMS, notAsked, saleTermsForm, saleTermsSchema } from './saleTermsSchema.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const HOUR = 3_600n;
const NOW = BigInt(Date.UTC(2026, 0, 1) / 1000);

const filled = {
  presaleRate: '1000',
  softCap: '3',
  hardCap: '10',
  minimumBuy: '0.1',
  maximumBuy: '5',
  whitelistTime: '',
  startTime: '2026-01-02 00:00',
  endTime: '2026-01-03 00:00',
  burn: '0',
};
const schemaOf = (tokenDecimals = 18) =>
  saleTermsSchema({ token: { decimals: tokenDecimals }, base: { decimals: 18 }, now: NOW });
/** All that is wrong, in the order in which it is said. */
const said = (change: Partial<typeof filled>, tokenDecimals?: number) =>
  (v.safeParse(schemaOf(tokenDecimals), { ...filled, ...change }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

const TOO_LOW = ['softCap', 'Soft cap must greater than 30% of hard cap'];
const UNREACHABLE = ['softCap', 'The soft cap is too close to the hard cap: whole units of the token can’t reach it.'];
const CROSSED_CAPS = [
  ['softCap', 'Soft cap must less than hard cap'],
  ['hardCap', 'Hard cap must greater than soft cap'],
];
const CROSSED_BUYS = [
  ['minimumBuy', 'Minimum buy must less than maximum buy'],
  ['maximumBuy', 'Maximum buy must greater than minimum buy'],
];
const BUYS_NOTHING = ['minimumBuy', 'The minimum buy is too small to buy any tokens.'];
const ABOVE_HARD_CAP = ['maximumBuy', 'Maximum buy can’t be above the hard cap'];
const ENDS_BEFORE = ['endTime', 'End time needs to be after start time'];
const TOO_LONG = ['endTime', 'The sale must end at most 180 days after its start'];
const LONG_WHITELIST = ['whitelistTime', 'The whitelist time must end before the sale ends'];

describe('the terms of a sale at a fixed price', () => {
  it.each<[Partial<typeof filled>, (string | null)[][]]>([
    [{}, []],
    [{ softCap: '10' }, CROSSED_CAPS],
    [{ softCap: '11' }, CROSSED_CAPS],
    [{ softCap: '9.999999999999999999' }, []],
    [{ softCap: '2.999999999999999999' }, [TOO_LOW]],
    [{ minimumBuy: '5.1' }, CROSSED_BUYS],
    [{ minimumBuy: '5' }, []],
    [{ maximumBuy: '10' }, []],
    [{ maximumBuy: '10.000000000000000001' }, [ABOVE_HARD_CAP]],
    [{ endTime: '2026-01-02 00:00', whitelistTime: '1' }, [ENDS_BEFORE]],
    [{ endTime: '2026-07-01 00:00' }, []],
    [{ endTime: '2026-07-01 00:01' }, [TOO_LONG]],
    [{ whitelistTime: '1440' }, []],
    [{ whitelistTime: '1441' }, [LONG_WHITELIST]],
    [{ startTime: '2026-01-01 00:00' }, [['startTime', 'Start time needs to be after current time']]],
    [{ startTime: '2026-06-30 00:00', endTime: '2026-07-01 00:00' }, []],
    [
      { startTime: '2026-06-30 00:01', endTime: '2026-07-01 00:00' },
      [['startTime', 'Start time must be within 180 days']],
    ],
    [
      { startTime: '', endTime: '' },
      [
        ['startTime', 'Start time is required'],
        ['endTime', 'End time is required'],
      ],
    ],
    [{ hardCap: '309485009.821345068724781055', softCap: '309485009' }, []],
    [{ hardCap: '309485009.821345068724781056', softCap: '309485009' }, [['hardCap', 'The hard cap is too large.']]],
  ])('answer %j with %j [WIZ-07] [WIZ-08]', (change, expected) => {
    expect(said(change)).toEqual(expected);
  });

  it.each(['softCap', 'hardCap', 'minimumBuy', 'maximumBuy', 'whitelistTime'] as const)(
    'say of a %s that isn’t a number only that [WIZ-06]',
    (field) => {
      expect(said({ [field]: 'ten' })).toEqual([[field, 'Must be number']]);
    },
  );

  it('say the same of the rate by its name, and judge nothing by a text that is not a date', () => {
    expect(said({ presaleRate: 'ten' })).toEqual([['presaleRate', 'Presale rate must be number']]);
    expect(said({ presaleRate: '0' })).toEqual([['presaleRate', 'Must be greater than 0']]);
    for (const field of ['startTime', 'endTime'] as const)
      expect(said({ [field]: 'soon', whitelistTime: '2000' })).toEqual([
        [field, 'Must be a date like 2026-11-24 15:30'],
      ]);
  });

  it('say all that is wrong at once', () => {
    const all = {
      presaleRate: '0.09',
      softCap: '2',
      minimumBuy: '11.05',
      maximumBuy: '11',
      endTime: '2027-01-02 00:00',
      whitelistTime: '600000',
    };
    expect(said(all, 0)).toEqual([
      TOO_LOW,
      UNREACHABLE,
      ...CROSSED_BUYS,
      BUYS_NOTHING,
      ABOVE_HARD_CAP,
      TOO_LONG,
      LONG_WHITELIST,
    ]);
    // as much as buys one unit
    expect(said({ presaleRate: '1', minimumBuy: '1' }, 0)).toEqual([]);
  });

  it('say of equal caps only that, also of a token in whole units', () => {
    expect(said({ softCap: '10', presaleRate: '0.19', minimumBuy: '5.5', maximumBuy: '6' }, 0)).toEqual(CROSSED_CAPS);
  });

  it('become base units, 18-decimal rates, unix seconds and seconds [WIZ-20]', () => {
    const judged = (burn: string) => v.parse(schemaOf(), { ...filled, whitelistTime: '15', burn });
    expect(judged('1')).toEqual({
      tokenPrice: ether(1_000n),
      softCap: ether(3n),
      hardCap: ether(10n),
      minSpendPerBuyer: ether(1n) / 10n,
      maxSpendPerBuyer: ether(5n),
      whitelistTime: 900n,
      startTime: NOW + 24n * HOUR,
      endTime: NOW + 48n * HOUR,
      isBurn: true,
    });
    expect(judged('0').isBurn).toBe(false);
  });
});

it('an empty form has every field, returns what is not sold and has no vesting', () => {
  expect(EMPTY_SALE_TERMS).toEqual({
    presaleRate: '',
    softCap: '',
    hardCap: '',
    minimumBuy: '',
    maximumBuy: '',
    whitelistTime: '',
    startTime: '',
    endTime: '',
    firstReleasePercent: '',
    vestingStart: '',
    vestingPeriod: '',
    vestingEnd: '',
    burn: '0',
    usingVestingContributor: false,
    linearLock: false,
  });
  expect(v.is(saleTermsForm, EMPTY_SALE_TERMS)).toBe(true);
});

it('what is not asked for is nothing, whatever its field holds', () => {
  expect([v.parse(notAsked, 'x'), v.parse(notAsked, 7n)]).toEqual([0n, 0n]);
});
