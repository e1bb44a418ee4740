import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LOCK_LIMITS } from '../limits/index.ts';
import { SECONDS_PER_DAY } from '../units/constants.ts';
import type { ContractErrorName } from './ContractErrorName.ts';
import { sentencesOf } from './sentencesOf.ts';

const TITLE_BYTES = LOCK_LIMITS.maxDescriptionBytes;

/** Rules of locks that a form and a contract share (`sentencesOf`). */
export const LOCK_RULES = {
  AlreadyWithdrawn: msg`You can’t edit a lock after a withdrawal.`,
  AmountTooLarge: msg`The amount is too large to lock.`,
  DateNotLater: msg`The new date can’t be before the old one.`,
  DescriptionTooLong: msg`The title is too long: at most ${TITLE_BYTES} bytes. Letters such as é and 漢 count as two to four`,
  InvalidAmount: msg`Amount must be > 0`,
  InvalidCycle: msg`The cycle must be at least 1 day and at most ${String(LOCK_LIMITS.maxCycle / SECONDS_PER_DAY)} days`,
  InvalidCycleBps: msg`The cycle release must be above 0% and at most 100%`,
  InvalidOwner: msg`The owner isn’t valid.`,
  InvalidTgeBps: msg`Number must be less than 100`,
  UnlockDateNotInFuture: msg`The unlock date must be in the future.`,
} satisfies Partial<Record<ContractErrorName, MessageDescriptor>>;

/** The same as sentences. */
export const LOCK_RULE_SENTENCES = sentencesOf(LOCK_RULES);
