import { expect, it } from '@jest/globals';
import { addressesInCode } from './addressesInCode.ts';

const ACCOUNT = '976ea74026e726554db657fa54763abd0c3a0aa9';
const value = BigInt(`0x${ACCOUNT}`);

it('addresses in code are what it pushes in twenty bytes or in a whole word, each once [CHK-05]', () => {
  expect(addressesInCode(`0x73${ACCOUNT}`)).toEqual([value]);
  expect(addressesInCode(`0x7f${'0'.repeat(24)}${ACCOUNT}73${ACCOUNT}00`)).toEqual([value]);
});

it('masks, small numbers, longer words and what is inside of another push are no addresses [CHK-05]', () => {
  expect(addressesInCode(`0x73${'f'.repeat(40)}`)).toEqual([]);
  expect(addressesInCode(`0x73${'0'.repeat(38)}01`)).toEqual([]);
  expect(addressesInCode(`0x7f${'1'.repeat(24)}${ACCOUNT}`)).toEqual([]);
  expect(addressesInCode(`0x7f${'1'.repeat(20)}73${ACCOUNT}${'0'.repeat(2)}`)).toEqual([]);
});

it('an address begins at a number of sixteen bytes, ends below one of twenty-one, and is pushed as a whole [CHK-05]', () => {
  const pushed = (number: bigint) => addressesInCode(`0x7f${number.toString(16).padStart(64, '0')}`);
  expect(pushed(2n ** 120n)).toEqual([2n ** 120n]);
  expect(pushed(2n ** 120n - 1n)).toEqual([]);
  expect(pushed(2n ** 160n - 2n)).toEqual([2n ** 160n - 2n]);
  expect(pushed(2n ** 160n)).toEqual([]);
  // in nineteen bytes
  expect(addressesInCode(`0x72${'1'.repeat(38)}`)).toEqual([]);
  // the code ends within the push
  expect(addressesInCode('0x73')).toEqual([]);
});
