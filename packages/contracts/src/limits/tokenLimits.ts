import { maxUint256 } from 'viem';

/** What every token factory takes, equal to TokenFactory.sol (limits.test.ts compares them). */
export const TOKEN_LIMITS = {
  /** Bytes of UTF-8. */
  maxNameBytes: 64,
  maxSymbolBytes: 32,
  /** Base units. */
  maxSupply: maxUint256,
} as const;
