import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { isBurnAddress, parseAddress } from '@rab/contracts';
import { addressAlone } from '@rab/ui/forms';
import { type Address, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import type { HeldPosition } from '../../queries/ownPositions.ts';
import { futureDate } from '../CreateLock/createLockSchema.ts';
import { positionLockTitle } from '../Position/manage/positionActSchemas.ts';

export interface PositionLockForm {
  manager: string;
  tokenId: string;
  title: string;
  lockUntil: string;
  /** Blank: the connected account. */
  owner: string;
  /** Blank: the owner of the lock. */
  feeReceiver: string;
}

/** Numbers of positions are below 2^96. */
const NUMBER = /^\d{1,28}$/;

/** The typed number of a position; null for any other text. */
export const parseTokenId = (text: string): bigint | null => (NUMBER.test(text.trim()) ? BigInt(text.trim()) : null);

interface PositionLockContext {
  /** Null where no position has this number, undefined when the node did not answer. */
  held: HeldPosition | null | undefined;
  /** Null without a wallet: then nobody is compared with the position's owner. */
  account: Address | null;
  /** Contracts that would keep what they get forever: the lock and the managers. */
  contracts: readonly Address[];
  /** Chain time, unix seconds. */
  now: bigint;
}

/** An account that can use what it gets, or nothing. */
const optionalAccount = (contracts: readonly Address[], unusable: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    addressAlone,
    v.check((text) => text === '' || parseAddress(text) !== null, t`Invalid address`),
    v.transform((text) => (text === '' ? null : parseAddress(text))),
    v.check((account) => account === null || !isBurnAddress(account), t`Nobody can use this address`),
    v.check((account) => account === null || !contracts.some((one) => isAddressEqual(one, account)), unusable),
  );

/** What the form asks of a lock of a position; the contract asks the same. */
export const positionLockSchema = ({ held, account, contracts, now }: PositionLockContext) =>
  v.pipe(
    v.object({
      tokenId: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t`Choose a position, or enter its number`),
        v.check((text) => NUMBER.test(text), t`Must be a whole number`),
        v.check(() => held !== undefined, t`The network didn’t respond. Try again in a moment.`),
        v.check(() => held !== null, t`This exchange has no position with this number`),
        v.check(
          () => !held || account === null || isAddressEqual(held.owner, account),
          t`This position isn’t in your wallet`,
        ),
        v.check(() => !held || held.position.liquidity > 0n, t`This position has no liquidity`),
        v.transform((text) => BigInt(text)),
      ),
      title: positionLockTitle(),
      lockUntil: futureDate(t`Lock until`, now),
      owner: optionalAccount(contracts, t`This contract can’t use a lock`),
      feeReceiver: optionalAccount(
        [...contracts, ...(held ? [held.position.pool, held.position.token0, held.position.token1] : [])],
        t`This contract can’t use the fees`,
      ),
    }),
    v.transform(({ tokenId, title, lockUntil, owner, feeReceiver }) => ({
      tokenId,
      owner,
      terms: { feeReceiver: feeReceiver ?? zeroAddress, unlockDate: lockUntil, description: title },
    })),
  );
