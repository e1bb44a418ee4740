import { isNative } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { saleAbi } from '@rab/contracts/abis';
import { type Address, zeroAddress } from '@rab/wallet-context/contract';
import type { Sale } from '../queries/saleSchema.ts';

type OfSale = Pick<Sale, 'id'>;

/** Buys for `amount` base units; a native base goes with the call as value (BUY-04). */
export const depositCall = (
  { id, base }: Pick<Sale, 'id' | 'base'>,
  amount: bigint,
  referrer: Address | null,
): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userDeposit',
    args: [amount, referrer ?? zeroAddress],
    emits: { eventName: 'UserDeposited', sender: 'account' },
    ...(isNative(base.address) && { value: amount }),
  });

/** Claims bought tokens. */
export const claimCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userWithdrawTokens',
    args: [],
    emits: { eventName: 'TokensClaimed', sender: 'account' },
  });

/** Takes the deposit back. */
export const refundCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userWithdrawBaseTokens',
    args: [],
    emits: { eventName: 'BaseRefunded', sender: 'account' },
  });

/** Claims the account's referral reward. */
export const claimRewardCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'claimReward',
    args: [],
    emits: { eventName: 'RewardClaimed', sender: 'account' },
  });

/** Cancels before the start. */
export const cancelCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'forceFailByPresaleOwner',
    args: [],
    emits: { eventName: 'ForceFailed', sender: 'by' },
  });

/** The administrator ends a sale that is not finalized: deposits go back. */
export const forceFailCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'forceFailByRAB',
    args: [],
    emits: { eventName: 'ForceFailed', sender: 'by' },
  });

/** Lets accounts buy while only whitelisted ones can, or takes them out. */
export const whitelistCall = ({ id }: OfSale, accounts: readonly Address[], isAdded: boolean): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: isAdded ? 'addWhitelistAccount' : 'removeWhitelistAccount',
    args: [accounts],
    emits: { eventName: 'WhitelistChanged' },
  });

/** Takes what was sent to a sale by mistake; the zero address for native coins. */
export const recoverCall = ({ id }: OfSale, token: Address): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'recoverWrongTokens',
    args: [token],
    emits: { eventName: 'WrongTokensRecovered', args: { token } },
  });

/** Takes the sale's tokens back after it failed. */
export const ownerWithdrawCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'ownerWithdrawTokens',
    args: [],
    emits: { eventName: 'OwnerTokensWithdrawn' },
  });

/** Pays an account what it refused before; anybody may send it. */
export const withdrawPendingCall = ({ id }: OfSale, token: Address, account: Address): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'withdrawPending',
    args: [token, account],
    emits: { eventName: 'PendingWithdrawn', args: { token, account } },
  });

/** Names another project info by its hash; open to the owner at any time. */
export const setProjectInfoCall = ({ id }: OfSale, hash: string): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'setProjectInfo',
    args: [hash],
    emits: { eventName: 'ProjectInfoUpdated' },
  });
