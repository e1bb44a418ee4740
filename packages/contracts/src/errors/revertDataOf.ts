import { decodeAbiParameters, type Hex, isHex } from 'viem';

/** Where wallets, nodes and libraries put what they wrap. */
const WRAPPERS = ['data', 'cause', 'error', 'originalError', 'info', 'result'] as const;
const DEEPEST = 8;
/** How nodes write a custom error that they cannot read. */
const IN_WORDS = /custom error:? (?:'?)(0x[0-9a-f]{8})/i;
/** `Error(string)`, what `require` with a text reverts with. */
const TEXT_SELECTOR = '0x08c379a0';
const SELECTOR_LENGTH = 10;
const WORD_LENGTH = 64;

/** What a contract reverted with. */
export interface RevertData {
  /** The first four bytes: which error. */
  selector: Hex;
  /** The text of a `require`. */
  reason?: string;
}

/** The revert behind an error of any shape and depth, such as a wallet's whose own estimate failed; null without a revert. */
export function revertDataOf(error: unknown, depth = 0): RevertData | null {
  if (isRevertData(error)) return read(error);
  const words = typeof error === 'string' ? error : (error as { message?: unknown } | null)?.message;
  const [, selector] = (typeof words === 'string' && IN_WORDS.exec(words)) || [];
  if (selector) return { selector: selector.toLowerCase() as Hex };
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return null;
  const wrapped = error as Record<string, unknown>;
  for (const key of WRAPPERS) {
    const found = wrapped[key] !== undefined && revertDataOf(wrapped[key], depth + 1);
    if (found) return found;
  }
  return null;
}

/** A selector and whole words, unlike a hash or an address. */
const isRevertData = (value: unknown): value is Hex =>
  isHex(value) && value.length >= SELECTOR_LENGTH && (value.length - SELECTOR_LENGTH) % WORD_LENGTH === 0;

function read(data: Hex): RevertData {
  const selector = data.slice(0, SELECTOR_LENGTH).toLowerCase() as Hex;
  if (selector !== TEXT_SELECTOR) return { selector };
  try {
    const [reason] = decodeAbiParameters([{ type: 'string' }], `0x${data.slice(SELECTOR_LENGTH)}`);
    return { selector, reason };
  } catch {
    return { selector };
  }
}
