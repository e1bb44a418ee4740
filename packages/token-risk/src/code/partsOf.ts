import type { Hex } from 'viem';

const OPCODE = {
  stop: 0x00,
  eq: 0x14,
  xor: 0x18,
  jump: 0x56,
  jumpdest: 0x5b,
  push1: 0x60,
  push3: 0x62,
  push4: 0x63,
  push32: 0x7f,
  dup2: 0x81,
  return: 0xf3,
  callcode: 0xf2,
  delegatecall: 0xf4,
  revert: 0xfd,
  invalid: 0xfe,
  selfdestruct: 0xff,
} as const;
/** After these nothing is reached but what somebody jumps to. */
const ENDS = new Set<number>([
  OPCODE.stop,
  OPCODE.jump,
  OPCODE.return,
  OPCODE.revert,
  OPCODE.invalid,
  OPCODE.selfdestruct,
]);

/** What a contract's code is made of. */
export interface CodeParts {
  /** Selectors that the code compares a call's with. */
  selectors: string[];
  /** It runs other code as its own. */
  delegates: boolean;
  /** It can destroy itself. */
  destroys: boolean;
}

/** Reads code instruction by instruction; what nothing can reach (data, metadata) is passed over. */
export function partsOf(code: Hex): CodeParts {
  const bytes = Uint8Array.from(code.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const selectors = new Set<string>();
  const seen = new Set<number>();
  let isReached = true;
  for (let at = 0; at < bytes.length; at += 1) {
    const opcode = bytes[at] ?? 0;
    if (opcode === OPCODE.jumpdest) isReached = true;
    const length = opcode >= OPCODE.push1 && opcode <= OPCODE.push32 ? opcode - OPCODE.push1 + 1 : 0;
    const next = bytes[at + length + 1];
    const isCompared =
      next === OPCODE.eq || next === OPCODE.xor || (next === OPCODE.dup2 && bytes[at + length + 2] === OPCODE.eq);
    if (isReached) {
      if (isCompared && (opcode === OPCODE.push3 || opcode === OPCODE.push4))
        selectors.add(
          `0x${[...bytes.slice(at + 1, at + 1 + length)]
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join('')
            .padStart(8, '0')}`,
        );
      seen.add(opcode);
    }
    if (ENDS.has(opcode)) isReached = false;
    at += length;
  }
  return {
    selectors: [...selectors],
    delegates: seen.has(OPCODE.delegatecall) || seen.has(OPCODE.callcode),
    destroys: seen.has(OPCODE.selfdestruct),
  };
}
