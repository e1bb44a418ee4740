import { v } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import { clearNumber, NOT_NUMBER, NOT_POSITIVE } from './numberMessages.ts';
import { type Limit, parsedCodec } from './parsedCodec.ts';
import { atLeast, atMost } from './withinLimits.ts';

export interface AmountRules {
  notNumber?: string;
  /** Said of 0. */
  notPositive?: string;
  /** In base units. */
  max?: Limit;
}

/** '1.5' -> base units of a token with so many decimals, above 0; what is finer than a unit is cut off (CFG-06). */
export const amountCodec = (
  decimals: number,
  { notNumber = NOT_NUMBER, notPositive = NOT_POSITIVE, max }: AmountRules = {},
) =>
  v.pipe(
    v.string(notNumber),
    clearNumber,
    parsedCodec((text) => parseAmount(text, decimals), notNumber),
    atLeast({ value: 1n, message: notPositive }),
    atMost(max),
  );
