import type { Hex } from 'viem';

const OPCODE = { push1: 0x60, push20: 0x73, push32: 0x7f } as const;

/** Numbers that code pushes and that may be addresses: constants, and what a constructor has written into it (immutables). */
export function addressesInCode(code: Hex): bigint[] {
  const bytes = code.slice(2).match(/../g) ?? [];
  const found = new Set<bigint>();
  for (let at = 0; at < bytes.length; at += 1) {
    const opcode = Number.parseInt(bytes[at] ?? '', 16);
    if (opcode < OPCODE.push1 || opcode > OPCODE.push32) continue;
    const length = opcode - OPCODE.push1 + 1;
    const value = BigInt(`0x${bytes.slice(at + 1, at + 1 + length).join('') || '0'}`);
    // all ones is a mask
    if (opcode >= OPCODE.push20 && value >> 160n === 0n && value >> 120n !== 0n && value !== 2n ** 160n - 1n)
      found.add(value);
    at += length;
  }
  return [...found];
}
