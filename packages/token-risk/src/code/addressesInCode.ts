import type { Hex } from 'viem';
import { pushesIn } from './pushesIn.ts';

const ADDRESS_BYTES = 20;
/** All ones: no address, what cuts one out of a word. */
export const ADDRESS_MASK = 2n ** 160n - 1n;

/** Whether a number may be an address: not longer, and not so small that it is likely to be a number. */
export const isAddressLike = (value: bigint): boolean => value >> 160n === 0n && value >> 120n !== 0n;

/** Numbers that code pushes and that may be addresses: constants, and what a constructor has written into it (immutables). */
export function addressesInCode(code: Hex): bigint[] {
  const found = new Set<bigint>();
  for (const { size, digits } of pushesIn(code)) {
    const value = BigInt(`0x${digits || '0'}`);
    if (size >= ADDRESS_BYTES && isAddressLike(value) && value !== ADDRESS_MASK) found.add(value);
  }
  return [...found];
}
