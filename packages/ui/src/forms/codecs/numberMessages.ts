import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { isUnclearNumber } from '@rab/contracts';

export const notNumber = (): string => t`Must be number`;
export const notPositive = (): string => t`Must be greater than 0`;

/** @public the same in English, for areas that were built before there were languages */
export const NOT_NUMBER = 'Must be number' as const;
/** @public as above */
export const NOT_POSITIVE = 'Must be greater than 0' as const;

/** Refuses a text whose comma may mean two things: one person reads a thousand, and another one. */
export const clearNumber = v.check<string, () => string>(
  (text) => !isUnclearNumber(text),
  () => t`A comma here may mean thousands or decimals. Write 1000, or 1.0`,
);
