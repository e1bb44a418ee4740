import { BaseError, ContractFunctionRevertedError, UserRejectedRequestError } from 'viem';
import { ConfigError } from '../config/ConfigError.ts';
import { contractErrorSentence } from './contractErrors.ts';

/** The four texts that the specification maps by content (TX-04 to TX-07); other messages pass unchanged (TX-08). */
const KNOWN_TEXTS = [
  ['intrinsic gas too low', 'The fee inside is too low please increase the gas limit'],
  ['out of gas', "Gas too low, this transaction can't submit."],
  ['transaction underpriced', 'The fee inside is too low please increase the gas price'],
  ['insufficient funds', 'Insufficient funds for gas'],
] as const;

/** True when the person said no in the wallet: calm, not an error. */
export const isUserRejection = (error: unknown): boolean =>
  error instanceof BaseError
    ? error.walk((cause) => cause instanceof UserRejectedRequestError || hasCode(cause, 4001)) !== null
    : hasCode(error, 4001);

const hasCode = (error: unknown, code: number): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/**
 * What to tell a person about a failed simulation or transaction: our contracts' custom errors as sentences, the four
 * known texts, anything else as the chain said it without the prefix `check error: `; `Error` when nothing is known.
 */
export function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof BaseError) {
    const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (reverted instanceof ContractFunctionRevertedError) {
      if (reverted.data) return contractErrorSentence(reverted.data.errorName);
      if (reverted.reason) return clean(reverted.reason);
    }
  }
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  const known = KNOWN_TEXTS.find(([needle]) => text.toLowerCase().includes(needle));
  if (known) return known[1];
  const short = error instanceof BaseError ? error.details || error.shortMessage : text;
  return clean(short) || 'Error';
}

const clean = (text: string): string => text.replace(/^check error: /, '').trim();
