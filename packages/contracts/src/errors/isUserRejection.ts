import { BaseError, ContractFunctionRevertedError } from 'viem';

/** EIP-1193, the word of ethers, WalletConnect's three refusals, and a refused upgrade of the account (EIP-5792). */
const REFUSALS: ReadonlySet<unknown> = new Set([4001, 'ACTION_REJECTED', 5000, 5001, 5002, 5750]);
/** How wallets say it that send no code. */
const REFUSAL_WORDS =
  /\buser (?:has )?(?:rejected|denied|declined|cancell?ed|refused)\b|\b(?:rejected|denied|declined|cancell?ed) by (?:the )?user\b/i;
/** Where wallets and libraries put the error that they wrap. */
const WRAPPERS = ['cause', 'error', 'originalError', 'data', 'info'] as const;
const DEEPEST = 8;

/**
 * True when the person said no in the wallet, in whatever shape and however deeply the wallet wrapped it: calm, not an
 * error.
 */
export const isUserRejection = (error: unknown): boolean => {
  // what a contract says of its users is no word of the wallet
  const isRevert =
    error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null;
  return isRefusal(error, !isRevert);
};

function isRefusal(error: unknown, areWordsRead: boolean, depth = 0): boolean {
  if (typeof error === 'string') return areWordsRead && REFUSAL_WORDS.test(error);
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const wrapped = error as Record<string, unknown>;
  const { code } = wrapped;
  if (REFUSALS.has(code) || (typeof code === 'string' && REFUSALS.has(Number(code)))) return true;
  return (
    (areWordsRead && REFUSAL_WORDS.test(wordsOf(wrapped))) ||
    WRAPPERS.some((key) => isRefusal(wrapped[key], areWordsRead, depth + 1))
  );
}

/** viem's whole message repeats the call, and with it what a person has typed. */
const wordsOf = (error: Record<string, unknown>): string =>
  String((error instanceof BaseError ? error.details : error.message) ?? '');
