import type { Hex } from 'viem';

const OPCODE = { push1: 0x60, push32: 0x7f } as const;

/** What code pushes on the stack, in its order: how many bytes, and these as hex digits, fewer where the code ends before. */
export function* pushesIn(code: Hex): Generator<{ size: number; digits: string }> {
  const bytes = code.slice(2).match(/../g) ?? [];
  for (let at = 0; at < bytes.length; at += 1) {
    const opcode = Number.parseInt(bytes[at] ?? '', 16);
    if (opcode < OPCODE.push1 || opcode > OPCODE.push32) continue;
    const size = opcode - OPCODE.push1 + 1;
    yield { size, digits: bytes.slice(at + 1, at + 1 + size).join('') };
    at += size;
  }
}
