/** EIP-1193, the word of ethers, WalletConnect's three refusals, and a refused upgrade of the account (EIP-5792). */
const REFUSALS: ReadonlySet<unknown> = new Set([4001, 'ACTION_REJECTED', 5000, 5001, 5002, 5750]);
/** Where wallets and libraries put the error that they wrap. */
const WRAPPERS = ['cause', 'error', 'originalError', 'data', 'info'] as const;
const DEEPEST = 8;

/** True when the person said no in the wallet, however deeply the wallet wrapped it: calm, not an error. */
export function isUserRejection(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const wrapped = error as Record<string, unknown>;
  return REFUSALS.has(wrapped.code) || WRAPPERS.some((key) => isUserRejection(wrapped[key], depth + 1));
}
