/** Fees in per mille on the two chains of the product, mainnet and testnet (CFG-03); other chains configure their own. */
export const PLATFORM_FEES = {
  56: { TOKEN_FEE: 0, BASE_FEE: 40 },
  97: { TOKEN_FEE: 50, BASE_FEE: 50 },
} as const satisfies Record<number, { TOKEN_FEE: number; BASE_FEE: number }>;
