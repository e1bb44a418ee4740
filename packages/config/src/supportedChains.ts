/** Chains that the helper accepts (APP-23). */
const SUPPORTED_CHAIN_IDS: ReadonlySet<number> = new Set([
  1, 10, 25, 56, 66, 100, 128, 137, 250, 321, 324, 10001, 201022, 42161, 43114, 59140, 1666600000,
]);

/**
 * True for a chain id that the product knows for display.
 * @public for who mounts an area on a page of another chain
 */
export const isSupportedChainId = (chainId: number): boolean => SUPPORTED_CHAIN_IDS.has(chainId);

/** Chains shown in the supported-chains strip. */
export const DISPLAY_CHAINS = [
  'Ethereum',
  'Binance Smart Chain',
  'Arbitrum',
  'Optimism',
  'Avalanche',
  'Polygon',
] as const;
