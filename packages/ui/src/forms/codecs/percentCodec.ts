import { v } from '@rab/config';
import { LONGEST_NUMBER, parseAmount } from '@rab/contracts';
import { NOT_NUMBER } from './numberMessages.ts';
import { type Limit, parsedCodec } from './parsedCodec.ts';
import { atLeast, atMost } from './withinLimits.ts';

export interface PercentRules {
  /** Said where nothing is typed; as of what is no number, where not given. */
  blank?: string;
  /** In the unit that is given out; they are held against what was typed, before anything is cut off. */
  min?: Limit;
  max?: Limit;
}

const percentCodec = (places: number) => {
  // with so many places no text that is a number is cut off
  const unit = 10n ** BigInt(LONGEST_NUMBER - places);
  const exact = (limit: Limit | undefined) => limit && { ...limit, value: limit.value * unit };
  return ({ blank = NOT_NUMBER, min, max }: PercentRules = {}) =>
    v.pipe(
      v.string(blank),
      v.trim(),
      v.nonEmpty(blank),
      parsedCodec((text) => parseAmount(text, LONGEST_NUMBER), NOT_NUMBER),
      atLeast(exact(min)),
      atMost(exact(max)),
      v.transform((value) => value / unit),
    );
};

/** '12.5' percent -> 1250 basis points; what is finer is cut off. */
export const basisPointsCodec = percentCodec(2);

/** '2.55' percent -> 25 per mille; what is finer is cut off (WIZ-20). */
export const perMilleCodec = percentCodec(1);
