import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { isBurnAddress } from '@rab/contracts';
import { LOCK_RULE_SENTENCES } from '@rab/contracts/errors';
import type { LockRecord } from '@rab/sdk/locks';
import { addressCodec, amountCodec, crossRule, utcDateCodec } from '@rab/ui/forms';
import { type Address, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import { aboveBalance, lockedAmount, lockTitle } from '../../CreateLock/createLockSchema.ts';

export interface EditForm {
  added: string;
  newDate: string;
}

export interface EditContext {
  lock: Pick<LockRecord, 'amount' | 'tgeDate'>;
  decimals: number;
  /** Base units; undefined while it is not known: then it is not judged. */
  balance: bigint | undefined;
  /** Chain time, unix seconds. */
  now: bigint;
}

const isBlank = (text: string) => text.trim() === '';
/** A field that was left empty changes nothing. */
const unchanged = v.pipe(
  v.string(),
  v.transform(() => 0n),
);

/** What makes a lock larger or later, as `editLock` takes it; 0 where nothing is typed (base units, unix seconds). */
export const editSchema = (typed: EditForm, { lock, decimals, balance, now }: EditContext) =>
  v.pipe(
    v.object({
      added: isBlank(typed.added)
        ? unchanged
        : v.pipe(
            amountCodec(decimals, lockedAmount(lock.amount)),
            v.check((added) => balance === undefined || added <= balance, aboveBalance),
          ),
      newDate: isBlank(typed.newDate)
        ? unchanged
        : v.pipe(
            utcDateCodec('', { after: { value: now, message: LOCK_RULE_SENTENCES.UnlockDateNotInFuture } }),
            v.check((date) => date >= lock.tgeDate, LOCK_RULE_SENTENCES.DateNotLater),
          ),
    }),
    crossRule(['added', 'newDate'], ({ added, newDate }) => added > 0n || newDate > 0n, {
      added: t`Enter an amount, a later date, or both`,
    }),
  );

export const titleSchema = () => v.object({ title: lockTitle() });

/** The new owner of a lock: an account that can own it and does not own it already. */
export const newOwnerSchema = (owner: Address, locker: Address) =>
  v.object({
    newOwner: v.pipe(
      addressCodec({ blank: t`New owner is required`, invalid: t`Invalid address` }),
      v.check((account) => !isAddressEqual(account, zeroAddress), LOCK_RULE_SENTENCES.InvalidOwner),
      v.check(
        (account) => isAddressEqual(account, zeroAddress) || !isBurnAddress(account),
        t`Nobody can use this address. To give up the lock permanently, renounce it`,
      ),
      v.check((account) => !isAddressEqual(account, owner), t`This account already owns the lock`),
      v.check((account) => !isAddressEqual(account, locker), t`The lock contract can’t withdraw from a lock`),
    ),
  });
