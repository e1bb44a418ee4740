import { BaseError, ContractFunctionRevertedError } from 'viem';
import { contractErrorSentence } from './contractErrors.ts';
import { errorBySelector } from './errorBySelector.ts';
import { revertDataOf } from './revertDataOf.ts';

/** The four texts that are mapped by content (TX-04 to TX-07); other messages pass unchanged (TX-08). */
const KNOWN_TEXTS = [
  ['intrinsic gas too low', 'The fee inside is too low please increase the gas limit'],
  ['out of gas', "Gas too low, this transaction can't submit."],
  ['transaction underpriced', 'The fee inside is too low please increase the gas price'],
  ['insufficient funds', 'Insufficient funds for gas'],
] as const;

/** A wallet that throws what is no error makes our libraries stumble over it: their words are for nobody. */
const UNREADABLE = 'The wallet gave no reason that can be read. Look into it before you try once more.';
/** Nodes send whole calls as text. */
const LONGEST = 300;

/**
 * What to tell a person about a failed simulation or transaction: our contracts' custom errors as sentences, whoever names
 * them and however deeply, the four known texts, anything else as the chain said it without the prefix `check error: `, at most 300 characters of it; `Error`
 * when nothing is known.
 */
export function describeError(error: unknown): string {
  if (error instanceof BaseError) {
    const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (reverted instanceof ContractFunctionRevertedError) {
      // viem counts a reason as data, too: of an error named `Error`
      if (reverted.reason) return folded(clean(reverted.reason));
      if (reverted.data) return contractErrorSentence(reverted.data.errorName);
    }
  }
  const revert = revertDataOf(error);
  if (revert?.reason) return folded(clean(revert.reason));
  const own = revert && errorBySelector(revert.selector);
  if (own) return contractErrorSentence(own);
  const deepest = error instanceof BaseError ? error.walk() : error;
  if (deepest instanceof TypeError) return UNREADABLE;
  const text = clean(chainMessage(error));
  const known = KNOWN_TEXTS.find(([needle]) => text.toLowerCase().includes(needle));
  return known?.[1] ?? (folded(text) || 'Error');
}

/** What the node or the wallet said: viem's own wording around it repeats the whole call, and with it a person's texts. */
function chainMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : '';
  const deepest: unknown = error.walk();
  if (deepest instanceof BaseError) return deepest.details || deepest.shortMessage;
  if (typeof deepest === 'string') return deepest;
  return deepest instanceof Error ? deepest.message : (error.details ?? '');
}

const clean = (text: string): string => text.replace(/^check error: /, '').trim();
const folded = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
