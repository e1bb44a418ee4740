import { expect, it } from '@jest/globals';
import { toFunctionSelector } from 'viem';
import { POWER_FUNCTIONS, powersIn } from './powersInCode.ts';

const MINT = '63a0712d68';
const NOTED = [{ power: 'mint', functions: ['mint(uint256)'] }];

it('the known selectors are those of their signatures', () => {
  for (const [selector, signature] of Object.values(POWER_FUNCTIONS).flatMap(Object.entries)) {
    expect([signature, toFunctionSelector(signature)]).toEqual([signature, selector]);
    expect(signature).toMatch(/^\w+\([a-z0-9,[\]]*\)$/);
  }
});

it('a known function is found where its selector is pushed, in any case of its digits', () => {
  expect(powersIn(`0x${MINT}`)).toEqual(NOTED);
  expect(powersIn('0x63A0712D68')).toEqual(NOTED);
  expect(powersIn(`0x5b5f80${MINT}`)).toEqual(NOTED);
  expect(powersIn('0x6200b8cf2a')).toEqual([]);
  expect(powersIn('0x62b8cf2a')).toEqual([{ power: 'block', functions: ['blockBots(address[])'] }]);
  expect(powersIn(`0x638456cb59${MINT}6340c10f19`)).toEqual([
    { power: 'mint', functions: ['mint(address,uint256)', 'mint(uint256)'] },
    { power: 'pause', functions: ['pause()'] },
  ]);
});

it('what is part of something longer that is pushed is no selector', () => {
  expect(powersIn('0x')).toEqual([]);
  expect(powersIn('0x64a0712d6800')).toEqual([]);
  expect(powersIn(`0x7f${MINT.padEnd(64, '0')}`)).toEqual([]);
  expect(powersIn(`0x7f${'0'.repeat(64)}${MINT}`)).toEqual(NOTED);
  expect(powersIn(`0x60${MINT}`)).toEqual([]);
  expect(powersIn(`0x6000${MINT}`)).toEqual(NOTED);
  expect(powersIn('0xa0712d68')).toEqual([]);
});
