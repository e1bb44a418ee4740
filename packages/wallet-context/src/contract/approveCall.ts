import { type Address, erc20Abi } from 'viem';
import type { ContractCall } from '../transaction/sendTransaction.ts';

/** Lets `spender` take exactly `amount` (base units): no open-ended allowance is left behind. */
export const approveCall = (token: Address, spender: Address, amount: bigint): ContractCall => ({
  address: token,
  abi: erc20Abi,
  functionName: 'approve',
  args: [spender, amount],
});
