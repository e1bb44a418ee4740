import { v } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import { clearNumber, notNumber, notPositive } from './numberMessages.ts';
import { type FieldMessage, type Limit, parsedCodec } from './parsedCodec.ts';
import { atMost } from './withinLimits.ts';

export interface AmountRules {
  notNumber?: FieldMessage;
  /** Said of 0. */
  notPositive?: FieldMessage;
  /** In base units. */
  max?: Limit;
}

/** '1.5' -> base units of a token with so many decimals, above 0; what is finer than a unit is cut off (CFG-06). */
export const amountCodec = (
  decimals: number,
  { notNumber: unread = notNumber, notPositive: tooLittle = notPositive, max }: AmountRules = {},
) =>
  v.pipe(
    v.string(unread),
    clearNumber,
    parsedCodec((text) => parseAmount(text, decimals), unread),
    v.check((units) => units >= 1n, tooLittle),
    atMost(max),
  );
