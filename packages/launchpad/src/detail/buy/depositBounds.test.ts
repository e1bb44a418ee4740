import { describe, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { type DepositFacts, depositBounds, depositBoundsText } from './depositBounds.ts';

const ether = (text: string) => BigInt(Math.round(Number(text) * 1e6)) * 10n ** 12n;
/** Minimum 0.1, maximum 5. */
const sale = saleFixture();
const facts = (change: Partial<DepositFacts> = {}): DepositFacts => ({
  minBuy: sale.minBuy,
  maxBuy: sale.maxBuy,
  deposited: 0n,
  remaining: ether('10'),
  leastBuying: 1n,
  isUnlimited: false,
  hasHardCap: true,
  balance: ether('100'),
  gas: ether('0.01'),
  ...change,
});
const text = (change: Partial<DepositFacts> = {}) =>
  depositBoundsText(sale, facts(change), depositBounds(facts(change)));

describe('MAX', () => {
  it.each<[string, Partial<DepositFacts>, string]>([
    ['the balance less gas', { balance: ether('2') }, '1.99'],
    ['nothing of a balance that gas takes', { balance: ether('0.005') }, '0'],
    ['the own limit less what is deposited', { deposited: ether('3.5') }, '1.5'],
    ['what is left below the hard cap', { remaining: ether('0.4') }, '0.4'],
    ['the limit where no balance is known', { balance: undefined }, '5'],
  ])('is %s [MNY-02]', (_what, change, most) => {
    expect(depositBounds(facts(change)).most).toBe(ether(most));
  });
});

it('the least is the minimum less what is deposited, or the whole rest of a sale that has less left', () => {
  expect(depositBounds(facts()).least).toBe(ether('0.1'));
  expect(depositBounds(facts({ deposited: ether('0.04') })).least).toBe(ether('0.06'));
  expect(depositBounds(facts({ deposited: ether('1') })).least).toBe(1n);
  expect(depositBounds(facts({ remaining: ether('0.05') })).least).toBe(ether('0.05'));
  expect(depositBounds(facts({ deposited: ether('1'), leastBuying: ether('0.25') })).least).toBe(ether('0.25'));
});

describe('a plain line says what is possible', () => {
  it.each<[string, Partial<DepositFacts>, string]>([
    ['at first', {}, 'You can deposit 0.1 BNB to 5 BNB. The limit is 5 BNB per buyer.'],
    [
      'after a deposit',
      { deposited: ether('3.5') },
      'You can deposit up to 1.5 BNB. The limit is 5 BNB per buyer, and you’ve deposited 3.5 BNB.',
    ],
    [
      'with a small balance',
      { balance: ether('2') },
      'You can deposit 0.1 BNB to 1.99 BNB. Your balance is 2 BNB before the network fee.',
    ],
    [
      'with a small rest',
      { remaining: ether('0.05') },
      'You can deposit exactly 0.05 BNB. Only 0.05 BNB is left below the hard cap.',
    ],
    [
      'with too small a balance',
      { balance: ether('0.05'), gas: 0n },
      'The minimum is 0.1 BNB. Your balance is 0.05 BNB.',
    ],
    [
      'with a rest that buys nothing',
      { remaining: ether('0.2'), leastBuying: ether('0.25') },
      'The amount left is too small to buy any tokens.',
    ],
    [
      'with too little left of the own limit',
      { deposited: ether('4.8'), leastBuying: ether('0.25') },
      'The amount left is too small to buy any tokens.',
    ],
    [
      'with a rest that buys one unit',
      { remaining: ether('0.25'), leastBuying: ether('0.25') },
      'You can deposit exactly 0.25 BNB. Only 0.25 BNB is left below the hard cap.',
    ],
    ['at the own limit', { deposited: ether('5') }, 'You’ve reached the limit of 5 BNB per buyer.'],
  ])('%s [MNY-02]', (_when, change, line) => {
    expect(text(change)).toBe(line);
  });
});
