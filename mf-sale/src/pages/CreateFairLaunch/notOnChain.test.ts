import { expect, it } from '@jest/globals';
import { notOnChain } from './notOnChain.ts';

const ROUTERS = ['Pancake', 'MDex', 'BiSwap'];

it.each([
  [['PancakeSwap'], 'Not available on this network: MDex, BiSwap'],
  [['Biswap', 'MDEX', 'PancakeSwap V2'], undefined],
  [['PancakeSwap', 'MDEX'], 'Not available on this network: BiSwap'],
  [[], 'Not available on this network: Pancake, MDex, BiSwap'],
])('the note on a chain with %j says: %s', (offered, expected) => {
  expect(notOnChain(ROUTERS, offered)).toBe(expected);
});
