import { type ContractCall, contractCall } from '@rab/contracts';
import type { Address } from 'viem';

/** Without a result: tokens such as USDT return nothing, and what counts is the allowance that is read afterwards. */
const approveAbi = [
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'spender', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [],
  },
] as const;

/** Lets `spender` take exactly `amount` (base units): no open-ended allowance is left behind. */
export const approveCall = (token: Address, spender: Address, amount: bigint): ContractCall =>
  contractCall({ address: token, abi: approveAbi, functionName: 'approve', args: [spender, amount] });
