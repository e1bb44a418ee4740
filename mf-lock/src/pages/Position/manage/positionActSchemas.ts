import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { isBurnAddress } from '@rab/contracts';
import { LOCK_RULE_SENTENCES } from '@rab/contracts/errors';
import { LOCK_LIMITS } from '@rab/contracts/limits';
import { addressCodec, utcDateCodec } from '@rab/ui/forms';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import type { PositionLockRecord } from '../../../queries/positionLock.ts';

/** The title of a lock of a position, which may have none. */
export const positionLockTitle = () =>
  v.pipe(v.string(), v.trim(), v.maxBytes(LOCK_LIMITS.maxDescriptionBytes, LOCK_RULE_SENTENCES.DescriptionTooLong));

/** A date after the one that a lock has, and after `now`. */
export const laterDate = (date: bigint, now: bigint) =>
  v.pipe(
    utcDateCodec(t`New unlock date is required`, {
      after: { value: now, message: LOCK_RULE_SENTENCES.UnlockDateNotInFuture },
    }),
    v.check((typed) => typed > date, t`The new date must be after the old one.`),
  );

/** An account to which a lock can be offered: one that can accept it and does not own it. */
export const nextOwner = ({ owner, offeredTo }: Pick<PositionLockRecord, 'owner' | 'offeredTo'>, locker: Address) =>
  v.pipe(
    addressCodec({ blank: t`New owner is required`, invalid: t`Invalid address` }),
    v.check(
      (account) => !isBurnAddress(account),
      t`Nobody can use this address. To give up the lock permanently, renounce it`,
    ),
    v.check((account) => owner === null || !isAddressEqual(account, owner), t`This account already owns the lock`),
    v.check(
      (account) => offeredTo === null || !isAddressEqual(account, offeredTo),
      t`The lock is already offered to this account`,
    ),
    v.check((account) => !isAddressEqual(account, locker), t`The lock contract can’t accept a lock`),
  );
