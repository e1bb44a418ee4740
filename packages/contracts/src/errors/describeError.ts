import { msg, t } from '@lingui/core/macro';
import { say } from '@rab/language';
import { BaseError, ContractFunctionRevertedError } from 'viem';
import { contractErrorSentence } from './contractErrors.ts';
import { errorBySelector } from './errorBySelector.ts';
import { errorLayers, isOfContract } from './errorLayers.ts';
import { revertDataOf } from './revertDataOf.ts';

/** The four texts that are mapped by content (TX-04 to TX-07); other messages pass unchanged (TX-08). */
const KNOWN_TEXTS = [
  [/intrinsic gas too low/i, msg`The fee inside is too low please increase the gas limit`],
  [/out of gas/i, msg`Gas too low, this transaction can't submit.`],
  [
    /transaction underpriced|\bREPLACEMENT_UNDERPRICED\b/i,
    msg`The fee inside is too low please increase the gas price`,
  ],
  [/insufficient funds|\bINSUFFICIENT_FUNDS\b/i, msg`Insufficient funds for gas`],
] as const;
/** Texts that only say that something failed. */
const EMPTY_WORDS =
  /^(?:(?:an )?internal (?:json-?rpc |server )?error(?: was received)?|an unknown rpc error occurred|could not coalesce error|(?:unknown |server )?error|failed)?\.?$/i;

/** Shown when a wallet throws something that is no error: our libraries then fail with messages that help no one. */
const UNREADABLE = msg`Your wallet didn’t give a reason. Check it before you try again.`;
/** Nodes send whole calls as text. */
const LONGEST = 300;

/**
 * The message for a person about a failed simulation or transaction: our contracts' custom errors as sentences, whatever program
 * reports them and however deeply, the four known texts, or else what the chain said without the prefix `check error: `, at most
 * 300 characters of it; `Error` when nothing is known.
 */
export function describeError(error: unknown): string {
  if (error instanceof BaseError) {
    const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (reverted instanceof ContractFunctionRevertedError && reverted.data) {
      // viem counts a reason as data, too: of an error named `Error`
      if (reverted.reason) return folded(clean(reverted.reason));
      return contractErrorSentence(reverted.data.errorName);
    }
  }
  const revert = revertDataOf(error);
  if (revert?.reason) return folded(clean(revert.reason));
  const own = revert && errorBySelector(revert.selector);
  if (own) return contractErrorSentence(own);
  const deepest = error instanceof BaseError ? error.walk() : error;
  if (deepest instanceof TypeError) return say(UNREADABLE);
  const layers = errorLayers(error);
  if (!isOfContract(error)) {
    const known = KNOWN_TEXTS.find(([text]) => layers.some(({ words, codes }) => text.test(`${words} ${codes}`)));
    if (known) return say(known[1]);
  }
  const said = layers.map(({ words }) => clean(words)).filter(Boolean);
  const telling = said.findLast((words) => !EMPTY_WORDS.test(words) && !words.includes('{')) ?? said.at(-1);
  return folded(telling ?? (deepest instanceof BaseError ? deepest.shortMessage : '')) || t`Error`;
}

const clean = (text: string): string => text.replace(/^check error: /, '').trim();
const folded = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
