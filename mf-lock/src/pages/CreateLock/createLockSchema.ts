import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { BASIS_POINTS, DEFAULT_DECIMALS } from '@rab/contracts';
import { LOCK_RULE_SENTENCES } from '@rab/contracts/errors';
import { LOCK_LIMITS } from '@rab/contracts/limits';
import type { NewLock } from '@rab/contracts/lock-calls';
import { addressCodec, amountCodec, basisPointsCodec, textCodec, utcDateCodec, wholeDaysCodec } from '@rab/ui/forms';

/** What the chain says about the typed token and the wallet, read before the form is judged. */
export interface CreateLockContext {
  /** Null when the address is no readable token, undefined when the node did not answer. */
  token: { decimals: number; symbol: string } | null | undefined;
  /** Base units; undefined without a wallet or an answer: then the balance is not judged. */
  balance: bigint | undefined;
  /** Chain time, unix seconds. */
  now: bigint;
}

export interface CreateLockForm {
  tokenAddress: string;
  title: string;
  amount: string;
  useVesting: boolean;
  lockUntil: string;
  tgeDate: string;
  tgePercent: string;
  cycleDays: string;
  cycleReleasePercent: string;
}

const invalidAddress = () => t`Invalid token address`;
const atMostAll = { value: BASIS_POINTS, message: LOCK_RULE_SENTENCES.InvalidTgeBps };

export const aboveBalance = () => t`Amount is above your balance`;

/** Title of a lock. */
export const lockTitle = () =>
  v.pipe(
    textCodec(t`Title cannot be blank`),
    v.maxBytes(LOCK_LIMITS.maxDescriptionBytes, LOCK_RULE_SENTENCES.DescriptionTooLong),
  );

/**
 * What is said of an amount to lock.
 * @param held base units that the lock holds before
 */
export const lockedAmount = (held = 0n) => ({
  notNumber: t`Amount must be number`,
  notPositive: LOCK_RULE_SENTENCES.InvalidAmount,
  max: { value: LOCK_LIMITS.maxAmount - held, message: LOCK_RULE_SENTENCES.AmountTooLarge },
});

/** The token to lock, of which the chain has said what it is. */
export const lockedToken = (token: CreateLockContext['token']) =>
  v.pipe(
    addressCodec({ blank: invalidAddress(), invalid: invalidAddress() }),
    v.check(() => token !== undefined, t`The network didn’t respond. Try again in a moment.`),
    v.check(() => token !== null, t`Cannot fetch token info`),
  );

/** A date of a lock, after `now`. */
export const futureDate = (name: string, now: bigint) =>
  utcDateCodec(t`${name} is required`, { after: { value: now, message: t`${name} needs to be after current time` } });

/** What the fields of both kinds of lock become. */
const lockFields = ({ token, balance }: CreateLockContext) => ({
  tokenAddress: lockedToken(token),
  title: lockTitle(),
  amount: v.pipe(
    amountCodec(token?.decimals ?? DEFAULT_DECIMALS, lockedAmount()),
    v.check((amount) => balance === undefined || amount <= balance, aboveBalance),
  ),
});

/** What both the form and the contract ask of the terms of a vesting lock. */
export const vestingFields = {
  tgePercent: basisPointsCodec({ max: atMostAll }),
  cycleDays: wholeDaysCodec({
    min: { value: 1n, message: LOCK_RULE_SENTENCES.InvalidCycle },
    max: { value: LOCK_LIMITS.maxCycle, message: LOCK_RULE_SENTENCES.InvalidCycle },
  }),
  cycleReleasePercent: basisPointsCodec({
    min: { value: 1n, message: LOCK_RULE_SENTENCES.InvalidCycleBps },
    max: atMostAll,
  }),
};

/** Rules of the form (LKC-05 to LKC-08) against what the chain says. */
export const createLockSchema = (context: CreateLockContext) => {
  return v.pipe(
    v.variant('useVesting', [
      v.object({
        ...lockFields(context),
        useVesting: v.literal(false),
        lockUntil: futureDate(t`Lock until`, context.now),
      }),
      v.object({
        ...lockFields(context),
        useVesting: v.literal(true),
        tgeDate: futureDate(t`TGE date`, context.now),
        ...vestingFields,
      }),
    ]),
    v.transform(
      (form): NewLock => ({
        token: form.tokenAddress,
        description: form.title,
        amount: form.amount,
        date: form.useVesting ? form.tgeDate : form.lockUntil,
        vesting: form.useVesting
          ? { tgeBps: form.tgePercent, cycle: form.cycleDays, cycleBps: form.cycleReleasePercent }
          : null,
      }),
    ),
  );
};
