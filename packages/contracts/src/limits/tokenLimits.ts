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

/** What the anti-bot registry takes for a protection from the listing on, equal to FairOpening.sol. */
export const OPENING_LIMITS = { minBlocks: 20n, maxBlocks: 500n } as const;

/** What it takes for one from now on, equal to RabAntiBot.sol. */
export const PROTECTION_LIMITS = {
  maxSeconds: 86_400n,
  maxBlocksBetweenBuys: 20n,
  /** The least that a buy may be limited to is the supply in so many parts. */
  suppliesOfLeastBuy: 1_000n,
} as const;
