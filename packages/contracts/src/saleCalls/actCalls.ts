import { presaleAbi, privateSaleAbi, saleAbi } from '@rab/contracts/abis';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';
import type { GrowStatus } from '../sale/SaleStatus.ts';

/** A sale by its address. */
interface OfSale {
  id: Address;
}

/** Buys for `amount` base units; a native base goes with the call as value (BUY-04). */
export const depositCall = (
  { id, base }: OfSale & { base: { address: Address } },
  amount: bigint,
  referrer: Address | null,
): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userDeposit',
    args: [amount, referrer ?? zeroAddress],
    emits: { eventName: 'UserDeposited', sender: 'account' },
    ...(isAddressEqual(base.address, zeroAddress) && { value: amount }),
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
