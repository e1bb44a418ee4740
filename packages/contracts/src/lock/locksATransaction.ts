/** The most gas that one transaction may ask for (EIP-7825); every chain's blocks have more room than that. */
const MOST_GAS = 16_777_216;
/** Wallets ask for half as much again as a transaction is expected to use. */
const WALLET_MARGIN = 1.5;
/** What a call of `multipleVestingLock` uses besides its locks: also for a token's first lock and a costly transfer. */
const CALL_GAS = 700_000;
/** One lock for an account that had none, and each word of storage that its title takes (lockGas.test.ts measures them). */
const LOCK_GAS = 112_500;
const WORD_GAS = 22_600;

/** Words of storage for a text: short ones fit into one word, longer ones also need a word for their length. */
const wordsOf = (bytes: number): number => (bytes === 0 ? 0 : bytes < 32 ? 1 : 1 + Math.ceil(bytes / 32));

/**
 * Most gas that `multipleVestingLock` uses for so many locks.
 * @param titleBytes UTF-8 bytes of the title that they share
 */
export const gasOfLocks = (count: number, titleBytes: number): number =>
  CALL_GAS + count * (LOCK_GAS + WORD_GAS * wordsOf(titleBytes));

/** How many locks with such a title fit one transaction, with the room that wallets ask for. */
export const locksATransaction = (titleBytes: number): number =>
  Math.floor((MOST_GAS / WALLET_MARGIN - gasOfLocks(0, titleBytes)) / (gasOfLocks(1, titleBytes) - CALL_GAS));
