import { type ContractCall, contractCall } from '@rab/contracts';
import { type Address, parseAbi } from 'viem';

/** Without a result: tokens such as USDT return nothing, and what counts is the allowance that is read afterwards. */
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);

/** Lets `spender` take exactly `amount` (base units): no open-ended allowance is left behind. */
export const approveCall = (token: Address, spender: Address, amount: bigint): ContractCall =>
  contractCall({ address: token, abi: approveAbi, functionName: 'approve', args: [spender, amount] });
