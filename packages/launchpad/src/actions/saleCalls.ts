import { isNative } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { presaleAbi, saleAbi } from '@rab/contracts/abis';
import { type Address, zeroAddress } from '@rab/wallet-context/contract';
import type { Launchpad } from '../model/Launchpad.ts';

type Sale = Pick<Launchpad, 'id'>;

/** Buys for `amount` base units; a native base goes with the call as value (BUY-04). */
export const depositCall = (
  { id, info }: Sale & { info: Pick<Launchpad['info'], 'baseToken'> },
  amount: bigint,
  referrer: Address | null,
): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userDeposit',
    args: [amount, referrer ?? zeroAddress],
    ...(isNative(info.baseToken) && { value: amount }),
  });

/** Claims bought tokens. */
export const claimCall = ({ id }: Sale): ContractCall =>
  contractCall({ address: id, abi: saleAbi, functionName: 'userWithdrawTokens', args: [] });

/** Takes the deposit back. */
export const refundCall = ({ id }: Sale): ContractCall =>
  contractCall({ address: id, abi: saleAbi, functionName: 'userWithdrawBaseTokens', args: [] });

/** Lists a successful RAB Sale: liquidity is added and locked. */
export const addLiquidityCall = ({ id }: Sale): ContractCall =>
  contractCall({ address: id, abi: presaleAbi, functionName: 'addLiquidity', args: [] });

/** Cancels before the start. */
export const cancelCall = ({ id }: Sale): ContractCall =>
  contractCall({ address: id, abi: saleAbi, functionName: 'forceFailByPresaleOwner', args: [] });

/** Takes the sale's tokens back after it failed. */
export const ownerWithdrawCall = ({ id }: Sale): ContractCall =>
  contractCall({ address: id, abi: saleAbi, functionName: 'ownerWithdrawTokens', args: [] });

/** Names another project info by its hash; open to the owner at any time. */
export const setProjectInfoCall = ({ id }: Sale, hash: string): ContractCall =>
  contractCall({ address: id, abi: saleAbi, functionName: 'setProjectInfo', args: [hash] });
