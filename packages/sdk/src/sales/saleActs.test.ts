import { expect, it } from '@jest/globals';
import { type Address, zeroAddress } from 'viem';
import { depositAct, takePartAct } from './saleActs.ts';

const address = (digit: string): Address => `0x${digit.repeat(40)}`;
const [SALE, STABLE, ANN] = [address('1'), address('2'), address('3')];
const paidIn = (base: Address) => ({ id: SALE, base: { address: base } });

it('a deposit names its referrer, and takes a base token behind an approval, coins with the call [SDK-01]', () => {
  const coins = depositAct(paidIn(zeroAddress), 5n, ANN);
  expect([coins.call.functionName, coins.call.args, coins.call.value, coins.takes]).toEqual([
    'userDeposit',
    [5n, ANN],
    5n,
    undefined,
  ]);
  const tokens = depositAct(paidIn(STABLE), 5n);
  expect([tokens.call.args, tokens.call.value, tokens.takes]).toEqual([
    [5n, zeroAddress],
    undefined,
    { token: STABLE, amount: 5n },
  ]);
  const part = takePartAct(paidIn(STABLE), 5n);
  expect([part.call.args, part.call.value, part.takes]).toEqual([[5n], undefined, { token: STABLE, amount: 5n }]);
  expect(takePartAct(paidIn(zeroAddress), 5n)).toMatchObject({ call: { args: [5n], value: 5n } });
});
