import { v } from '@rab/config';
import { isUnclearNumber } from '@rab/contracts';

export const NOT_NUMBER = 'Must be number';
/** Of a number that one person reads as a thousand and another as one. */
const UNCLEAR = 'A comma here may mean thousands or decimals. Write 1000, or 1.0';

/** Refuses a text whose comma may mean two things. */
export const clearNumber = v.check<string, string>((text) => !isUnclearNumber(text), UNCLEAR);
export const NOT_POSITIVE = 'Must be greater than 0';
