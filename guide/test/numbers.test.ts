import { describe, expect, it } from '@jest/globals';
import { PLATFORM_FEES } from '@rab/config/catalogue';
import {
  ANYONE_DELAY,
  ELSEWHERE_DELAY,
  FILLED_DELAY,
  formatAmount,
  GROW_LISTING_GRACE,
  LISTING_GRACE,
  REFUND_WINDOW,
  REVIEW_GRACE,
} from '@rab/contracts';
import { FAIR_LAUNCH_LIMITS, SALE_LIMITS } from '@rab/contracts/limits';
import { releasedAmount } from '@rab/contracts/lock';
import {
  amountNeeded,
  listingPayout,
  referralPool,
  referralReward,
  sharedAmountNeeded,
  sharedListingPayout,
  sharedTokens,
  tokensForBase,
  vestingOwed,
} from '@rab/contracts/sale';
import { guideTable } from '@rab/testing/guideTable';
import { inputsOf } from './pages.ts';

const DECIMALS = 18;
const UNIT = 10n ** 18n;
const DAY = 86_400n;
const whole = (value: number): bigint => BigInt(value) * UNIT;
const tokens = (value: bigint): string => formatAmount(value, DECIMALS, DECIMALS);
const base = (value: bigint): string => `${tokens(value)} BNB`;
const decimals = { tokenDecimals: DECIMALS, baseDecimals: DECIMALS };

interface Fees {
  sale: Record<
    | 'raised'
    | 'hardCap'
    | 'tokenPrice'
    | 'listingRate'
    | 'liquidityPerMille'
    | 'referralPerMille'
    | 'referred'
    | 'baseFeePerMille'
    | 'tokenFeePerMille',
    number
  >;
  fairLaunch: Record<'raised' | 'selling' | 'mostForOwner' | 'liquidityPerMille' | 'deposit', number> & {
    feeOption: 1 | 2;
  };
}

describe('the numbers of the worked examples are those of the contracts’ formulas', () => {
  it('of a RAB Sale, with the fees of BNB Smart Chain [LNG-05]', () => {
    const { sale } = inputsOf<Fees>('fees');
    expect({ TOKEN_FEE: sale.tokenFeePerMille, BASE_FEE: sale.baseFeePerMille }).toEqual(PLATFORM_FEES[56]);
    const terms = {
      ...decimals,
      hardCap: whole(sale.hardCap),
      tokenPrice: whole(sale.tokenPrice),
      listingRate: whole(sale.listingRate),
      liquidityPercent: BigInt(sale.liquidityPerMille),
      baseFee: BigInt(sale.baseFeePerMille),
      tokenFee: BigInt(sale.tokenFeePerMille),
      referralRate: BigInt(sale.referralPerMille),
    };
    const raised = whole(sale.raised);
    const sold = tokensForBase(raised, terms.tokenPrice, decimals);
    const held = amountNeeded(terms);
    const payout = listingPayout({ ...terms, raised, sold, held, referred: whole(sale.referred) });
    expect(guideTable('fees', 'A RAB Sale').map(([, amount]) => amount)).toEqual([
      tokens(held),
      base(raised),
      base(payout.fee),
      base(payout.referrers),
      base(payout.liquidityBase),
      base(payout.owner),
      tokens(sold),
      tokens(payout.liquidityTokens),
      tokens(payout.tokenFee),
      tokens(payout.unsold),
    ]);
  });

  it('of a fair launch [LNG-05]', () => {
    const { fairLaunch } = inputsOf<Fees>('fees');
    const { baseFee, tokenFee } = FAIR_LAUNCH_LIMITS.fees[fairLaunch.feeOption];
    const [selling, raised] = [whole(fairLaunch.selling), whole(fairLaunch.raised)];
    const held = sharedAmountNeeded(selling, baseFee, tokenFee);
    const payout = sharedListingPayout({
      selling,
      raised,
      mostForOwner: whole(fairLaunch.mostForOwner),
      liquidityPercent: BigInt(fairLaunch.liquidityPerMille),
      baseFee,
      tokenFee,
      held,
    });
    expect(guideTable('fees', 'A fair launch').map(([, amount]) => amount)).toEqual([
      tokens(held),
      base(raised),
      base(payout.fee),
      base(payout.liquidityBase),
      base(payout.owner),
      tokens(selling),
      tokens(payout.liquidityTokens),
      tokens(payout.tokenFee),
      tokens(payout.unsold),
      tokens(sharedTokens(selling, whole(fairLaunch.deposit), raised)),
    ]);
  });

  it('of a referral [LNG-05]', () => {
    const { referral } = inputsOf<{ referral: Record<string, number> }>('referral');
    const { raised = 0, baseFeePerMille = 0, referralPerMille = 0, referred = 0, own = 0 } = referral;
    const pool = referralPool(whole(raised), BigInt(baseFeePerMille), BigInt(referralPerMille), whole(referred));
    const reward = referralReward(pool, whole(own), whole(referred));
    expect(guideTable('referral', 'How much it is').map(([, amount]) => amount)).toEqual([
      tokens(pool),
      tokens(reward),
    ]);
  });

  it('of the vesting of a sale, and of a lock [LNG-05]', () => {
    const { sale = {}, lock = {} } = inputsOf<Record<string, Record<string, number>>>('vesting');
    const of = (given: Record<string, number>, name: string) => given[name] ?? Number.NaN;
    const days = (rows: string[][]) => rows.map(([day]) => BigInt(day ?? '') * DAY);
    const saleRows = guideTable('vesting', 'Vesting of a sale');
    const terms = {
      vestingBps: BigInt((100 - of(sale, 'firstReleasePercent')) * 100),
      start: BigInt(of(sale, 'startDays')) * DAY,
      end: BigInt(of(sale, 'endDays')) * DAY,
      period: BigInt(of(sale, 'periodDays')) * DAY,
    };
    expect(saleRows.map(([, amount]) => amount)).toEqual(
      days(saleRows).map((elapsed) => tokens(vestingOwed(whole(of(sale, 'bought')), terms, elapsed))),
    );
    const lockRows = guideTable('vesting', 'Vesting of a lock');
    const lockTerms = {
      amount: whole(of(lock, 'amount')),
      tgeDate: 0n,
      tgeBps: BigInt(of(lock, 'tgePercent') * 100),
      cycle: BigInt(of(lock, 'cycleDays')) * DAY,
      cycleBps: BigInt(of(lock, 'cycleReleasePercent') * 100),
    };
    expect(lockRows.map(([, amount]) => amount)).toEqual(
      days(lockRows).map((elapsed) => tokens(releasedAmount(lockTerms, elapsed))),
    );
  });
});

describe('the bounds that the guide names are the contracts’', () => {
  const time = (seconds: bigint) => {
    const [count, unit] = seconds % DAY === 0n ? [seconds / DAY, 'day'] : [seconds / 3_600n, 'hour'];
    return `${count} ${unit}${count === 1n ? '' : 's'}`;
  };

  it('of all deadlines [LNG-05]', () => {
    const listed = (seconds: bigint) => [time(seconds), time(seconds), '–'];
    const reviewed = (seconds: bigint) => ['–', '–', time(seconds)];
    expect(guideTable('states', 'Deadlines').map(([, ...kinds]) => kinds)).toEqual([
      [time(FILLED_DELAY), '–', '–'],
      listed(ANYONE_DELAY),
      listed(ELSEWHERE_DELAY),
      listed(LISTING_GRACE),
      reviewed(REVIEW_GRACE),
      reviewed(REFUND_WINDOW),
      reviewed(GROW_LISTING_GRACE),
    ]);
  });

  it('of the terms of a sale [LNG-05]', () => {
    const percent = (perMille: bigint) => `${Number(perMille) / 10} %`;
    expect(guideTable('first-sale', 'What the contracts accept').map(([, ...bounds]) => bounds)).toEqual([
      [`${SALE_LIMITS.minSoftCapPercent} %`, 'below the hard cap'],
      [`${FAIR_LAUNCH_LIMITS.minSoftCapPercent} %`, '–'],
      [percent(SALE_LIMITS.minLiquidityPercent), '100 %'],
      [time(SALE_LIMITS.minLockPeriod), '–'],
      ['0 %', percent(SALE_LIMITS.maxReferralRate)],
      ['–', time(SALE_LIMITS.maxStartDelay)],
      ['–', time(SALE_LIMITS.maxDuration)],
      ['–', time(SALE_LIMITS.maxVestingEnd)],
      ['0', String(SALE_LIMITS.maxDecimals)],
    ]);
  });
});
