import { type Address, type Hex, keccak256, stringToHex } from 'viem';

/** What a transaction does, in 32 bytes: equal for two that differ in their price only. */
export const fingerprintOf = ({ to, value, input }: { to: Address | null; value: bigint; input: Hex }): Hex =>
  keccak256(stringToHex(`${to?.toLowerCase()} ${value} ${input}`));
