import { fairLaunchAbi, presaleAbi, privateSaleAbi, saleAbi } from '@rab/contracts/abis';
import { type Address, type ContractFunctionArgs, zeroAddress } from 'viem';
import { isSameAddress } from '../address/isSameAddress.ts';
import { type ContractCall, contractCall } from '../call/contractCall.ts';
import type { GrowStatus } from '../sale/SaleStatus.ts';

type Permit = ContractFunctionArgs<typeof fairLaunchAbi, 'nonpayable', 'userDepositWithPermit'>[1];

/** A sale by its address. */
interface OfSale {
  id: Address;
}

/** A sale and the currency that it is paid in. */
type PaidIn = OfSale & { base: { address: Address } };

/** A native base goes with the call as value. */
const sentWith = ({ base }: PaidIn, amount: bigint) => isSameAddress(base.address, zeroAddress) && { value: amount };

/** What proves a deposit. */
const proof = { emits: { eventName: 'UserDeposited', sender: 'account' } } as const;

/** Buys for `amount` base units (BUY-04); of a base token also with a permit in place of an approval (RGT-03). */
export function depositCall(sale: PaidIn, amount: bigint, referrer: Address | null, permit?: Permit): ContractCall {
  const deposit = { address: sale.id, abi: saleAbi, ...proof } as const;
  const args = [amount, referrer ?? zeroAddress] as const;
  return permit
    ? contractCall({ ...deposit, functionName: 'userDepositWithPermit', args: [...args, permit] })
    : contractCall({ ...deposit, functionName: 'userDeposit', args, ...sentWith(sale, amount) });
}

/** Takes part in a fair launch for `amount` base units, which knows no referrers; a permit as in `depositCall`. */
export function takePartCall(launch: PaidIn, amount: bigint, permit?: Permit): ContractCall {
  const deposit = { address: launch.id, abi: fairLaunchAbi, ...proof } as const;
  return permit
    ? contractCall({ ...deposit, functionName: 'userDepositWithPermit', args: [amount, permit] })
    : contractCall({ ...deposit, functionName: 'userDeposit', args: [amount], ...sentWith(launch, amount) });
}

/** Claims bought tokens. */
export const claimCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userWithdrawTokens',
    args: [],
    emits: { eventName: 'TokensClaimed', sender: 'account' },
  });

/** Takes a deposit back while a presale runs, on its terms; a part may stay (RGT-01). */
export const leaveCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: presaleAbi,
    functionName: 'leave',
    args: [],
    emits: { eventName: 'DepositLeft', sender: 'account' },
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

/** Hands unclaimed tokens of a grow in parts back for their share of what is left, `least` base units at least (RGT-05). */
export const handBackCall = ({ id }: OfSale, least: bigint): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'handBack',
    args: [least],
    emits: { eventName: 'HandedBack', sender: 'account' },
  });

/** Pays the owner the parts of a grow that are due (RGT-05). */
export const withdrawPartsCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'withdrawParts',
    args: [],
    emits: { eventName: 'PartsPaid' },
  });

/** The administrator stops the parts of a grow, or resumes them at their dates (RGT-05). */
export const setPartsStoppedCall = ({ id }: OfSale, isStopped: boolean): ContractCall =>
  contractCall({
    address: id,
    abi: privateSaleAbi,
    functionName: 'setPartsStopped',
    args: [isStopped],
    emits: { eventName: 'PartsStopped' },
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
