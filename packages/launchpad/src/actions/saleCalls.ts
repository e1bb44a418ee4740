import { isNative } from '@rab/config';
import { presaleAbi } from '@rab/contracts/abis';
import type { ContractCall } from '@rab/wallet-context';
import { type Address, zeroAddress } from '@rab/wallet-context/contract';
import type { Launchpad } from '../model/Launchpad.ts';

const saleCall = (sale: Pick<Launchpad, 'id'>, functionName: string, args: readonly unknown[] = []): ContractCall => ({
  address: sale.id,
  abi: presaleAbi,
  functionName,
  args,
});

/** Buys for `amount` base units; a native base goes with the call as value (BUY-04). */
export const depositCall = (sale: Launchpad, amount: bigint, referrer: Address | null): ContractCall => ({
  ...saleCall(sale, 'userDeposit', [amount, referrer ?? zeroAddress]),
  ...(isNative(sale.info.baseToken) && { value: amount }),
});

/** Claims bought tokens. */
export const claimCall = (sale: Launchpad): ContractCall => saleCall(sale, 'userWithdrawTokens');
/** Takes the deposit back. */
export const refundCall = (sale: Launchpad): ContractCall => saleCall(sale, 'userWithdrawBaseTokens');
/** Lists a successful RAB Sale: liquidity is added and locked. */
export const addLiquidityCall = (sale: Launchpad): ContractCall => saleCall(sale, 'addLiquidity');
/** Cancels before the start. */
export const cancelCall = (sale: Launchpad): ContractCall => saleCall(sale, 'forceFailByPresaleOwner');
/** Takes the sale's tokens back after it failed. */
export const ownerWithdrawCall = (sale: Launchpad): ContractCall => saleCall(sale, 'ownerWithdrawTokens');
/** Names another project info by its hash; open to the owner at any time. */
export const setProjectInfoCall = (sale: Launchpad, hash: string): ContractCall =>
  saleCall(sale, 'setProjectInfo', [hash]);
