import { expect, it } from '@jest/globals';
import { isBurnAddress } from './isBurnAddress.ts';

it.each([
  ['0x0000000000000000000000000000000000000000', true],
  ['0x000000000000000000000000000000000000dEaD', true],
  ['0x000000000000000000000000000000000000dead', true],
  ['0x0000000000000000000000000000000000000001', false],
  ['0x000000000000000000000000000000000000dEaE', false],
] as const)('only the zero and the dead address count as burned: %s, %s', (address, isBurned) => {
  expect(isBurnAddress(address)).toBe(isBurned);
});
