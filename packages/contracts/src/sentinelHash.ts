import type { Hex } from 'viem';

/** A hash that stands for nothing: 32 bytes of which only the top bit is set (CFG-05). */
export const SENTINEL_HASH: Hex = `0x8${'0'.repeat(63)}`;
