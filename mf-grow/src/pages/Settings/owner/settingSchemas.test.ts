import { describe, expect, it } from '@jest/globals';
import { validate } from '@rab/testing/validate';
import { settingsFixture } from '../../../../test/settingsFixture.ts';
import { exchangeSchema, feesSchema } from './settingSchemas.ts';

const BNB = { decimals: 18, symbol: 'BNB' };
const ALICE = `0x${'1'.repeat(40)}`;
const HASH = `0x${'ab'.repeat(32)}`;
const fees = { baseFee: '2', tokenFee: '0.5', creationFee: '0', feeAddress: ALICE };
const exchange = { factory: ALICE, router: ALICE, initHash: HASH, swapFeeBps: '0.25' };

describe('fees [ADM-03]', () => {
  const schema = feesSchema(settingsFixture, BNB);

  it('are read in the units of the contract, a creation that costs nothing too', () => {
    expect(validate(schema, fees)).toEqual({ baseFee: 20n, tokenFee: 5n, creationFee: 0n, feeAddress: ALICE });
  });

  it('reach the contract’s bounds and not beyond', () => {
    const most = { ...fees, baseFee: '10', tokenFee: '10', creationFee: '10' };
    expect(validate(schema, most)).toMatchObject({ baseFee: 100n, tokenFee: 100n, creationFee: 10n ** 19n });
    expect(validate(schema, { ...fees, baseFee: '10.01' })).toBe('At most 10%');
    expect(validate(schema, { ...fees, tokenFee: '10.01' })).toBe('At most 10%');
    expect(validate(schema, { ...fees, creationFee: '10.000000000000000001' })).toBe('At most 10 BNB');
  });

  it.each([
    ['baseFee', '', 'Must be number'],
    ['creationFee', 'free', 'Must be number'],
    ['creationFee', '-1', 'Must be number'],
    ['feeAddress', '', 'Address cannot be blank'],
    ['feeAddress', '0x12', 'Invalid address'],
  ])('refuses %s %j', (name, text, message) => {
    expect(validate(schema, { ...fees, [name]: text })).toBe(message);
  });
});

describe('an exchange [ADM-03]', () => {
  const schema = exchangeSchema(settingsFixture);

  it('is read in the units of the contract', () => {
    expect(validate(schema, exchange)).toEqual({ ...exchange, swapFeeBps: 25n });
  });

  it.each([
    ['initHash', HASH.slice(0, -1), 'Must be 0x and 64 digits'],
    ['initHash', `${HASH}0`, 'Must be 0x and 64 digits'],
    ['initHash', HASH.slice(2), 'Must be 0x and 64 digits'],
    ['swapFeeBps', '0.51', 'At most 0.5%'],
    ['router', '', 'Address cannot be blank'],
  ])('refuses %s %j', (name, text, message) => {
    expect(validate(schema, { ...exchange, [name]: text })).toBe(message);
  });
});
