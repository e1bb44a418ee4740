import type { Hex } from 'viem';

/** An EIP-2612 signature, in the shape in which our contracts take it; `deadline` in unix seconds of the chain. */
export interface Permit {
  deadline: bigint;
  v: number;
  r: Hex;
  s: Hex;
}
