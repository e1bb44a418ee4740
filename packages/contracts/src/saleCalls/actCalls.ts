import { fairLaunchAbi, presaleAbi, privateSaleAbi, saleAbi } from '@rab/contracts/abis';
import { type Address, zeroAddress } from 'viem';
import { isSameAddress } from '../address/isSameAddress.ts';
import { type ContractCall, contractCall } from '../call/contractCall.ts';
import type { GrowStatus } from '../sale/SaleStatus.ts';

/** A sale by its address. */
interface OfSale {
  id: Address;
}

/** A sale and the currency that it is paid in. */
type PaidIn = OfSale & { base: { address: Address } };

/** A native base goes with the call as value. */
const sentWith = ({ base }: PaidIn, amount: bigint) => isSameAddress(base.address, zeroAddress) && { value: amount };

/** Buys for `amount` base units (BUY-04). */
export const depositCall = (sale: PaidIn, amount: bigint, referrer: Address | null): ContractCall =>
  contractCall({
    address: sale.id,
    abi: saleAbi,
    functionName: 'userDeposit',
    args: [amount, referrer ?? zeroAddress],
    emits: { eventName: 'UserDeposited', sender: 'account' },
    ...sentWith(sale, amount),
  });

/** Takes part in a fair launch for `amount` base units; it knows no referrers. */
export const takePartCall = (launch: PaidIn, amount: bigint): ContractCall =>
  contractCall({
    address: launch.id,
    abi: fairLaunchAbi,
    functionName: 'userDeposit',
    args: [amount],
    emits: { eventName: 'UserDeposited', sender: 'account' },
    ...sentWith(launch, amount),
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

/** Lists a successful presale: liquidity is added and locked. */
export const addLiquidityCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: presaleAbi,
    functionName: 'addLiquidity',
    args: [],
    emits: { eventName: 'Finalized' },
  });

/** The administrator's next step of a private sale's review: LISTING, then SATISFY or NOT_SATISFY (OWN-07). */
export const setStatusCall = ({ id }: OfSale, status: GrowStatus): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'setStatusByRAB',
    args: [status],
    emits: { eventName: 'StatusSetByRAB' },
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

/** Lets accounts buy while only whitelisted ones can, or takes them out. */
export const whitelistCall = ({ id }: OfSale, accounts: readonly Address[], isAdded: boolean): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: isAdded ? 'addWhitelistAccount' : 'removeWhitelistAccount',
    args: [accounts],
    emits: { eventName: 'WhitelistChanged' },
  });

/** Shows a grow in the lists, or hides it; for the administrator (OWN-07). */
export const setVisibleCall = ({ id }: OfSale, isVisible: boolean): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'setIsVisible',
    args: [isVisible],
    emits: { eventName: 'VisibilitySet' },
  });

/** Pays the raise of a reviewed grow out (OWN-08). */
export const finalizeGrowCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'finalized',
    args: [],
    emits: { eventName: 'Finalized' },
  });

/** Accounts of one `payOutCall`: some 4 million gas where all of them are paid, and 21 million at most. */
export const ACCOUNTS_A_PAYOUT = 100;

/** What a sale owes to many, and the event that says of each that it was paid. */
const PAYOUTS = {
  claims: { functionName: 'claimForMany', eventName: 'TokensClaimed' },
  refunds: { functionName: 'refundForMany', eventName: 'BaseRefunded' },
  rewards: { functionName: 'rewardForMany', eventName: 'RewardClaimed' },
} as const;
export type Payout = keyof typeof PAYOUTS;

/** Sends each of the accounts what is due to it; anybody may, and who has nothing due is passed over (RGT-02). */
export function payOutCall({ id }: OfSale, payout: Payout, accounts: readonly Address[]): ContractCall {
  const { functionName, eventName } = PAYOUTS[payout];
  return contractCall({ address: id, abi: saleAbi, functionName, args: [accounts], emits: { eventName } });
}
