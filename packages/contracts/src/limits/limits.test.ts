import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  ANYONE_DELAY,
  ELSEWHERE_DELAY,
  FILLED_DELAY,
  GROW_LISTING_GRACE,
  LISTING_GRACE,
  REFUND_WINDOW,
  REVIEW_GRACE,
} from '../sale/SaleStatus.ts';
import { BASIS_POINTS, PER_MILLE, SECONDS_PER_DAY } from '../units/constants.ts';
import {
  FAIR_LAUNCH_LIMITS,
  LOCK_LIMITS,
  OPENING_LIMITS,
  PROTECTION_LIMITS,
  SALE_LIMITS,
  TAXED_TOKEN_LIMITS,
  TOKEN_LIMITS,
} from './index.ts';

const source = (path: string) => readFileSync(new URL(`../../../evm/src/${path}`, import.meta.url), 'utf8');
const saleRules = source('libraries/SaleRules.sol');
const fairLaunchRules = source('fairlaunch/FairLaunchRules.sol');
const saleMath = source('libraries/SaleMath.sol');
const lockMath = source('libraries/LockMath.sol');
const rabbitLock = source('lock/RabbitLock.sol');
const positionLock = source('lock/RabbitPositionLock.sol');
const tokenFactory = source('token/TokenFactory.sol');
const taxedTokenFactory = source('token/TaxedTokenFactory.sol');
const antiBot = source('token/RabAntiBot.sol');
const fairOpening = source('token/FairOpening.sol');

/** The only group of the only match: a limit that was moved or doubled fails here. */
function found(text: string, pattern: RegExp): string {
  const matches = [...text.matchAll(new RegExp(pattern, 'g'))];
  expect(matches.map((match) => match[0])).toHaveLength(1);
  return matches[0]?.[1] ?? '';
}

/** A number as these sources write it: `30`, `10_000`, `30 days`, `1 hours`, `type(uint112).max`, one of them `/ 4`, one `** 2`. */
function numberOf(text: string): bigint {
  const [, count, days, hours, bits, divisor = '1', power = '1'] =
    /^(?:([\d_]+)( days?)?( hours)?|type\(uint(\d+)\)\.max)(?: \/ (\d+))?(?: \*\* (\d+))?$/.exec(text) ?? [];
  if (!count && !bits) throw new Error(`${text} isn’t a number that this test reads`);
  const value = bits ? 2n ** BigInt(bits) - 1n : BigInt((count ?? '').replaceAll('_', ''));
  return ((value * (days ? SECONDS_PER_DAY : hours ? 3_600n : 1n)) / BigInt(divisor)) ** BigInt(power);
}

const constantOf = (text: string, name: string) => numberOf(found(text, new RegExp(`constant ${name} = ([^;]+);`)));

/** What `name` is compared with before the call is refused with `error`. */
const boundOf = (text: string, name: string, error: string) =>
  numberOf(
    found(
      text,
      new RegExp(
        `if \\([^{};]*?\\b${name.replace('.', '\\.')} > (type\\(uint\\d+\\)\\.max)[^{};]*\\) revert ${error}\\(`,
      ),
    ),
  );

describe('what the forms allow is what the contracts allow', () => {
  it('the limits of a sale match', () => {
    expect(SALE_LIMITS).toEqual({
      maxDecimals: Number(constantOf(saleRules, 'MAX_DECIMALS')),
      maxRate: constantOf(saleRules, 'MAX_RATE'),
      maxHardCap: boundOf(saleRules, 't.hardCap', 'HardCapTooLarge'),
      minSoftCapPercent: constantOf(saleRules, 'MIN_SOFT_CAP_PERCENT'),
      maxReferralRate: constantOf(saleRules, 'MAX_REFERRAL_RATE'),
      minLiquidityPercent: constantOf(saleRules, 'MIN_LIQUIDITY_PERCENT'),
      maxListedTokens: constantOf(saleRules, 'MAX_LISTED_TOKENS'),
      minListedUnits: constantOf(saleRules, 'MIN_LISTED_UNITS'),
      minListedProduct: constantOf(saleRules, 'MIN_LISTED_PRODUCT'),
      minLockPeriod: constantOf(saleRules, 'MIN_LOCK_PERIOD'),
      maxLockPeriod: boundOf(saleRules, 't.lockPeriod', 'LockPeriodTooLarge'),
      maxVestingEnd: constantOf(saleRules, 'MAX_VESTING_END'),
      maxStartDelay: constantOf(saleRules, 'MAX_START_DELAY'),
      maxDuration: constantOf(saleRules, 'MAX_DURATION'),
      minAfterLeaving: constantOf(saleRules, 'MIN_AFTER_LEAVING'),
      maxLeaveCost: constantOf(saleRules, 'MAX_LEAVE_COST'),
      minParts: constantOf(saleRules, 'MIN_PARTS'),
      maxParts: constantOf(saleRules, 'MAX_PARTS'),
      minPartPeriod: constantOf(saleRules, 'MIN_PART_PERIOD'),
      maxPartPeriod: constantOf(saleRules, 'MAX_PART_PERIOD'),
    });
  });

  it('the limits of a fair launch match', () => {
    const team = (name: string) => {
      const bound = found(
        fairLaunchRules,
        new RegExp(`team\\.${name} <= (type\\(uint\\d+\\)\\.max|SaleRules\\.MAX_VESTING_END)`),
      );
      return bound.startsWith('type') ? numberOf(bound) : constantOf(saleRules, 'MAX_VESTING_END');
    };
    const fees = (option: number) => {
      const [baseFee, tokenFee] = found(
        fairLaunchRules,
        new RegExp(`if \\(feeOption == ${option}\\) return \\(([^)]+)\\);`),
      ).split(', ');
      return { baseFee: numberOf(baseFee ?? ''), tokenFee: numberOf(tokenFee ?? '') };
    };
    expect(FAIR_LAUNCH_LIMITS).toEqual({
      fees: { 1: fees(1), 2: fees(2) },
      minSoftCapPercent: constantOf(fairLaunchRules, 'MIN_SOFT_CAP_PERCENT'),
      maxRaise: boundOf(fairLaunchRules, 'info.softCap', 'SaleRules.SaleTooLarge'),
      maxTeamTokens: team('totalTokens'),
      maxTeamPeriod: team('period'),
    });
    expect(boundOf(fairLaunchRules, 'info.maxOwnerReceive', 'SaleRules.SaleTooLarge')).toBe(
      FAIR_LAUNCH_LIMITS.maxRaise,
    );
    expect(team('firstReleaseDelay')).toBe(FAIR_LAUNCH_LIMITS.maxTeamPeriod);
    expect(boundOf(fairLaunchRules, 'info.lockPeriod', 'SaleRules.LockPeriodTooLarge')).toBe(SALE_LIMITS.maxLockPeriod);
  });

  it('the limits of a lock match', () => {
    expect(LOCK_LIMITS).toEqual({
      maxAmount: boundOf(rabbitLock, 'amount', 'AmountTooLarge'),
      maxCycle: boundOf(rabbitLock, 'terms.cycle', 'InvalidCycle'),
      maxDescriptionBytes: Number(constantOf(rabbitLock, 'MAX_DESCRIPTION')),
    });
    expect(Number(constantOf(positionLock, 'MAX_DESCRIPTION'))).toBe(LOCK_LIMITS.maxDescriptionBytes);
  });

  it('the limits of a token match', () => {
    expect(TOKEN_LIMITS).toEqual({
      maxNameBytes: Number(constantOf(tokenFactory, 'MAX_NAME_BYTES')),
      maxSymbolBytes: Number(constantOf(tokenFactory, 'MAX_SYMBOL_BYTES')),
      maxSupply: numberOf(`type(${found(tokenFactory, /(uint\d+) totalSupply\s+\) internal returns/)}).max`),
    });
    // a token of as many decimals as a sale takes can be made
    expect(constantOf(tokenFactory, 'MAX_DECIMALS')).toBeGreaterThanOrEqual(SALE_LIMITS.maxDecimals);
  });

  it('the limits of a token with fees match', () => {
    expect(TAXED_TOKEN_LIMITS).toEqual({
      maxSupply: boundOf(taxedTokenFactory, 'totalSupply', 'SupplyTooLarge'),
      maxTotalFee: constantOf(taxedTokenFactory, 'MAX_TOTAL_FEE'),
    });
  });

  it('the limits of protections against bots match [RGT-04]', () => {
    expect(OPENING_LIMITS).toEqual({
      minBlocks: constantOf(fairOpening, 'MIN_OPENING_BLOCKS'),
      maxBlocks: constantOf(fairOpening, 'MAX_OPENING_BLOCKS'),
    });
    expect(PROTECTION_LIMITS).toEqual({
      maxSeconds: constantOf(antiBot, 'MAX_DURATION'),
      maxBlocksBetweenBuys: constantOf(antiBot, 'MAX_BLOCKS'),
      suppliesOfLeastBuy: numberOf(found(antiBot, /ceilDiv\(IERC20\(token\)\.totalSupply\(\), ([\d_]+)\)/)),
    });
  });

  it('the waits match: until anybody may list, here or on the other exchange, until a sale fails, and for a review', () => {
    for (const contract of [source('sale/Presale.sol'), source('fairlaunch/FairLaunch.sol')]) {
      expect(constantOf(contract, 'ANYONE_DELAY')).toBe(ANYONE_DELAY);
      expect(constantOf(contract, 'ELSEWHERE_DELAY')).toBe(ELSEWHERE_DELAY);
      expect(constantOf(contract, 'LISTING_GRACE')).toBe(LISTING_GRACE);
    }
    expect(constantOf(source('sale/Presale.sol'), 'FILLED_DELAY')).toBe(FILLED_DELAY);
    const grow = source('grow/PrivateSale.sol');
    expect(constantOf(grow, 'REVIEW_GRACE')).toBe(REVIEW_GRACE);
    expect(constantOf(grow, 'LISTING_GRACE')).toBe(GROW_LISTING_GRACE);
    expect(constantOf(grow, 'REFUND_WINDOW')).toBe(REFUND_WINDOW);
  });

  it('the limits of shares match: the whole counts the same on both sides', () => {
    expect(constantOf(saleMath, 'PER_MILLE')).toBe(PER_MILLE);
    expect(constantOf(saleMath, 'BASIS_POINTS')).toBe(BASIS_POINTS);
    expect(constantOf(lockMath, 'BASIS_POINTS')).toBe(BASIS_POINTS);
  });
});
