import { describeError } from '@rab/contracts/errors';
import { BaseError } from 'viem';

/** An error for a person: our own sentence, or what a node says, without its address, which may have a key in it. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof BaseError) ? error.message : describeError(error);
