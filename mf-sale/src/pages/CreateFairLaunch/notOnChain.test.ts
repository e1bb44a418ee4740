import { expect, it } from '@jest/globals';
import { notOnChain } from './notOnChain.ts';

const ROUTERS = ['Pancake', 'MDex', 'BiSwap'];

it.each([
  [['PancakeSwap'], 'Not on this chain: MDex, BiSwap'],
  [['Biswap', 'MDEX', 'PancakeSwap V2'], undefined],
  [['PancakeSwap', 'MDEX'], 'Not on this chain: BiSwap'],
  [[], 'Not on this chain: Pancake, MDex, BiSwap'],
])('the note on a chain with %j says: %s', (offered, expected) => {
  expect(notOnChain(ROUTERS, offered)).toBe(expected);
});
