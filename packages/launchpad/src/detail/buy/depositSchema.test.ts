import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import type { DepositBounds } from './depositBounds.ts';
import { type DepositContext, depositSchema, validateDeposit } from './depositSchema.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const context: DepositContext = {
  baseDecimals: 18,
  minBuy: ether(1n) / 10n,
  maxBuy: ether(5n),
  deposited: 0n,
  remaining: ether(10n),
  leastBuying: 1n,
  isUnlimited: false,
  hasHardCap: true,
  balance: ether(100n),
  gas: 0n,
};
const message = (amount: string, change: Partial<DepositContext> = {}) =>
  v.safeParse(depositSchema({ ...context, ...change }), { amount }).issues?.[0]?.message;

describe('the deposit field', () => {
  it.each(['', 'ten', '1e3', '-1'])('says `Must be number` for %j [BUY-02]', (amount) => {
    expect(message(amount)).toBe('Must be number');
  });

  it('names the bound that is missed, worded as specified on both sides [BUY-02]', () => {
    expect(message('0.05')).toBe('Need to deposit more than 0.1');
    expect(message('6')).toBe('Need to deposit more than 5');
    expect(message('5')).toBeUndefined();
  });

  it('judges the sum of an account’s deposits, not the single one', () => {
    expect(message('0.01', { deposited: ether(1n) })).toBeUndefined();
    expect(message('4.5', { deposited: ether(1n) })).toBe('Need to deposit more than 5');
  });

  it('lets a remainder smaller than the minimum be bought whole, and no part of it, as the contract does', () => {
    const remaining = ether(1n) / 20n;
    expect(message('0.05', { remaining })).toBeUndefined();
    expect(message('0.06', { remaining })).toBeUndefined();
    expect(message('0.04', { remaining })).toBe('Need to deposit more than 0.1');
  });

  it('refuses what buys nothing, as the contract does, and a remainder that buys nothing', () => {
    const coarse = { deposited: ether(1n), leastBuying: ether(1n) / 4n };
    expect(message('0.24', coarse)).toBe('This amount is too small to buy any tokens');
    expect(message('0.25', coarse)).toBeUndefined();
    expect(message('1', { ...coarse, remaining: ether(1n) / 5n })).toBe('This amount is too small to buy any tokens');
  });

  it('refuses more than the wallet holds', () => {
    expect(message('2', { balance: ether(1n) })).toBe('Amount is above your balance');
    expect(message('1', { balance: ether(1n) })).toBeUndefined();
    expect(message('1', { balance: ether(1n), gas: 1n })).toBe('Amount is above your balance');
  });
});

describe('the field as it is typed', () => {
  const bounds = { least: ether(1n) / 10n, most: ether(5n), boundBy: 'limit' } as const;
  const judged = (text: string, change: Partial<DepositBounds> = {}) =>
    validateDeposit(depositSchema(context), text, { ...bounds, ...change });

  it('gives the amount, also of one that the sale does not take, with the reason [BUY-03]', () => {
    expect(judged('1')).toEqual({ amount: ether(1n), problem: undefined });
    expect(judged('6')).toEqual({ amount: ether(6n), problem: 'Need to deposit more than 5' });
    expect(judged('ten')).toEqual({ amount: null, problem: 'Must be number' });
    expect(judged(' ')).toEqual({ amount: null, problem: 'Enter an amount' });
  });

  it('takes nothing where nothing can be deposited [BUY-03]', () => {
    expect(judged('1', { most: 0n })).toEqual({ amount: ether(1n), problem: 'You can’t deposit now' });
    expect(judged('1', { least: ether(5n) }).problem).toBeUndefined();
  });
});
