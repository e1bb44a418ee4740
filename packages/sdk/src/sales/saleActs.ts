import { type ContractCall, contractCall } from '@rab/contracts';
import { fairLaunchAbi, presaleAbi, privateSaleAbi, saleAbi } from '@rab/contracts/abis';
import {
  addLiquidityCall,
  cancelCall,
  claimCall,
  depositCall,
  finalizeGrowCall,
  handBackCall,
  leaveCall,
  type Payout,
  payOutCall,
  setPartsStoppedCall,
  takePartCall,
  whitelistCall,
  withdrawPartsCall,
} from '@rab/contracts/sale-calls';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, zeroAddress } from 'viem';
import { type Act, actOf, type EventArguments } from '../acts/Act.ts';
import type { Permit } from '../tokens/Permit.ts';
import { FAIR_LAUNCH_WORDS } from '../words/fairLaunchWords.ts';
import { PRESALE_WORDS } from '../words/presaleWords.ts';
import { PRIVATE_SALE_WORDS } from '../words/privateSaleWords.ts';
import type { Sale } from './Sale.ts';
import { claimRewardCall, ownerWithdrawCall, refundCall } from './saleCalls.ts';

type OfSale = Pick<Sale, 'id'>;
type PaidIn = OfSale & { base: { address: Address } };
type SaleEvent = Extract<(typeof saleAbi)[number], { type: 'event' }>['name'];
type SaleAct<Event extends SaleEvent> = Act<EventArguments<typeof saleAbi, Event>>;

/** A currency that is no coin is taken by the sale, once it is approved, or by a permit in the call. */
const takesOf = ({ base }: PaidIn, amount: bigint, permit?: Permit) =>
  permit || isSameAddress(base.address, zeroAddress) ? {} : { takes: { token: base.address, amount } };

/** An act whose call every kind of sale has, worded as a RAB Sale's. */
const ofSale = <Event extends SaleEvent>(event: Event, call: ContractCall): SaleAct<Event> =>
  actOf(saleAbi, event, { call, descriptor: PRESALE_WORDS });

/**
 * Buys in a RAB Sale or a RAB Grow for `amount` base units; done: the deposit as the sale took it, with the tokens it bought.
 * @param permit of `signPermit` for the sale and this amount, in place of an approval; not for coins
 */
export const depositAct = (
  sale: PaidIn,
  amount: bigint,
  referrer: Address | null = null,
  permit?: Permit,
): SaleAct<'UserDeposited'> =>
  actOf(saleAbi, 'UserDeposited', {
    call: depositCall(sale, amount, referrer, permit),
    ...takesOf(sale, amount, permit),
    descriptor: PRESALE_WORDS,
  });

/** Takes part in a fair launch for `amount` base units; a permit as in `depositAct`. */
export const takePartAct = (
  launch: PaidIn,
  amount: bigint,
  permit?: Permit,
): Act<EventArguments<typeof fairLaunchAbi, 'UserDeposited'>> =>
  actOf(fairLaunchAbi, 'UserDeposited', {
    call: takePartCall(launch, amount, permit),
    ...takesOf(launch, amount, permit),
    descriptor: FAIR_LAUNCH_WORDS,
  });

/** Claims bought tokens; done: how many. */
export const claimAct = (sale: OfSale): SaleAct<'TokensClaimed'> => ofSale('TokensClaimed', claimCall(sale));

/** Withdraws the deposit from a sale that failed; done: how much. */
export const refundAct = (sale: OfSale): SaleAct<'BaseRefunded'> => ofSale('BaseRefunded', refundCall(sale));

/** Takes a deposit back while a RAB Sale runs, where its terms allow it; done: what came back and what stays (RGT-01). */
export const leaveAct = (sale: OfSale): Act<EventArguments<typeof presaleAbi, 'DepositLeft'>> =>
  actOf(presaleAbi, 'DepositLeft', { call: leaveCall(sale), descriptor: PRESALE_WORDS });

/** Claims the account's referral reward. */
export const claimRewardAct = (sale: OfSale): SaleAct<'RewardClaimed'> =>
  ofSale('RewardClaimed', claimRewardCall(sale));

/** Its owner ends a sale before the start: deposits go back. */
export const cancelAct = (sale: OfSale): SaleAct<'ForceFailed'> => ofSale('ForceFailed', cancelCall(sale));

/** Its owner takes the tokens of a failed sale back. */
export const withdrawAct = (sale: OfSale): SaleAct<'OwnerTokensWithdrawn'> =>
  ofSale('OwnerTokensWithdrawn', ownerWithdrawCall(sale));

/** Lets accounts buy while only whitelisted ones can, or takes them out. */
export const whitelistAct = (
  sale: OfSale,
  accounts: readonly Address[],
  isAdded: boolean,
): SaleAct<'WhitelistChanged'> => ofSale('WhitelistChanged', whitelistCall(sale, accounts, isAdded));

const PAID = { claims: 'TokensClaimed', refunds: 'BaseRefunded', rewards: 'RewardClaimed' } as const;

/** Sends each of the accounts what is due to it; anybody may. Done: the first payment. */
export const payOutAct = (sale: OfSale, payout: Payout, accounts: readonly Address[]): SaleAct<(typeof PAID)[Payout]> =>
  ofSale(PAID[payout], payOutCall(sale, payout, accounts));

/** Lists a successful RAB Sale on its exchange and locks the liquidity. */
export const finalizeSaleAct = (sale: OfSale): Act<EventArguments<typeof presaleAbi, 'Finalized'>> =>
  actOf(presaleAbi, 'Finalized', { call: addLiquidityCall(sale), descriptor: PRESALE_WORDS });

/** Lists a successful fair launch at its buyers’ price. */
export const listLaunchCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: fairLaunchAbi,
    functionName: 'addLiquidity',
    args: [],
    emits: { eventName: 'Finalized' },
  });

/** As `listLaunchCall`; done: what went to the exchange. */
export const finalizeLaunchAct = (launch: OfSale): Act<EventArguments<typeof fairLaunchAbi, 'Finalized'>> =>
  actOf(fairLaunchAbi, 'Finalized', { call: listLaunchCall(launch), descriptor: FAIR_LAUNCH_WORDS });

/** Pays the raise of a reviewed RAB Grow out. */
export const finalizeGrowAct = (sale: OfSale): Act<EventArguments<typeof privateSaleAbi, 'Finalized'>> =>
  actOf(privateSaleAbi, 'Finalized', { call: finalizeGrowCall(sale), descriptor: PRIVATE_SALE_WORDS });

type GrowAct<Event extends Extract<(typeof privateSaleAbi)[number], { type: 'event' }>['name']> = Act<
  EventArguments<typeof privateSaleAbi, Event>
>;

/**
 * Hands the account's unclaimed tokens of a RAB Grow in parts back for their share of what is left; done: what came back
 * (RGT-05).
 * @param least base units: what the account was shown, of `getHandBack`; less is refused
 */
export const handBackAct = (sale: OfSale, least: bigint): GrowAct<'HandedBack'> =>
  actOf(privateSaleAbi, 'HandedBack', { call: handBackCall(sale, least), descriptor: PRIVATE_SALE_WORDS });

/** Its owner withdraws the parts of a RAB Grow that are due; done: how much, and what is left. */
export const withdrawPartsAct = (sale: OfSale): GrowAct<'PartsPaid'> =>
  actOf(privateSaleAbi, 'PartsPaid', { call: withdrawPartsCall(sale), descriptor: PRIVATE_SALE_WORDS });

/** The administrator stops the parts of a RAB Grow, or resumes them at their dates. */
export const setPartsStoppedAct = (sale: OfSale, isStopped: boolean): GrowAct<'PartsStopped'> =>
  actOf(privateSaleAbi, 'PartsStopped', { call: setPartsStoppedCall(sale, isStopped), descriptor: PRIVATE_SALE_WORDS });
