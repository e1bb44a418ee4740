import { v } from '@rab/config';
import { LONGEST_NUMBER, parseAmount, percentToBasisPoints, percentToPerMille } from '@rab/contracts';
import { clearNumber, notNumber } from './numberMessages.ts';
import { type FieldMessage, type Limit, parsedCodec } from './parsedCodec.ts';

export interface PercentRules {
  /** Said where nothing is typed; as of what isn’t a number, where not given. */
  blank?: FieldMessage;
  /** In the unit that is given out; they are held against what was typed, before anything is cut off. */
  min?: Limit;
  max?: Limit;
}

/** @param places of the unit: 2 where a percent is 100 of them */
const percentCodec = (toUnits: (text: string) => bigint | null, places: number) => {
  // with so many places no text that is a number is cut off
  const exactUnit = 10n ** BigInt(LONGEST_NUMBER - places);
  const parse = (text: string) => {
    const units = toUnits(text);
    return units === null ? null : { units, exact: parseAmount(text, LONGEST_NUMBER) ?? 0n };
  };
  return ({ blank = notNumber, min, max }: PercentRules = {}) =>
    v.pipe(
      v.string(blank),
      v.trim(),
      v.nonEmpty(blank),
      clearNumber,
      parsedCodec(parse, notNumber),
      v.check(({ exact }) => min === undefined || exact >= min.value * exactUnit, min?.message ?? ''),
      v.check(({ exact }) => max === undefined || exact <= max.value * exactUnit, max?.message ?? ''),
      v.transform(({ units }) => units),
    );
};

/** '12.5' percent -> 1250 basis points; what is finer is cut off. */
export const basisPointsCodec = percentCodec(percentToBasisPoints, 2);

/** '2.55' percent -> 25 per mille; what is finer is cut off (WIZ-20). */
export const perMilleCodec = percentCodec(percentToPerMille, 1);
