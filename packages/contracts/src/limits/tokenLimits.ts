import { maxUint112, maxUint256 } from 'viem';

/** What every token factory takes, equal to TokenFactory.sol (limits.test.ts compares them). */
export const TOKEN_LIMITS = {
  /** Bytes of UTF-8. */
  maxNameBytes: 64,
  maxSymbolBytes: 32,
  /** Base units. */
  maxSupply: maxUint256,
} as const;

/** What the factories of tokens with fees take instead or besides, equal to TaxedTokenFactory.sol (limits.test.ts compares them). */
export const TAXED_TOKEN_LIMITS = {
  /** Base units; what a pair can hold. */
  maxSupply: maxUint112,
  /** All fees of a transfer together, in percent. */
  maxTotalFee: 25n,
} as const;
