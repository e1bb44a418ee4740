import { contractCall } from '@rab/contracts';
import { type Address, erc20Abi } from 'viem';
import { encodeCall, encodeRead, type TrialCall } from './encodeCall.ts';

/** Reads what an account holds of a token, base units. */
export const balanceCall = (token: Address, account: Address): TrialCall =>
  encodeRead({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

/** Reads a token's supply, base units. */
export const supplyCall = (token: Address): TrialCall =>
  encodeRead({ address: token, abi: erc20Abi, functionName: 'totalSupply', args: [] });

/** Gives base units of a token to somebody. */
export const transferCall = (from: Address, token: Address, to: Address, amount: bigint): TrialCall =>
  encodeCall(from, contractCall({ address: token, abi: erc20Abi, functionName: 'transfer', args: [to, amount] }));

/** Lets `spender` take base units of a token. */
export const approveCall = (from: Address, token: Address, spender: Address, amount: bigint): TrialCall =>
  encodeCall(from, contractCall({ address: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] }));
