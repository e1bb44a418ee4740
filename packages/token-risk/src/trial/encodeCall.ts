import type { ContractCall } from '@rab/contracts';
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
  type Hex,
  zeroAddress,
} from 'viem';

/** A call that is tried and never sent. `value` in wei. */
export interface TrialCall {
  from: Address;
  to: Address;
  data: Hex;
  value?: bigint;
}

type Reading = 'view' | 'pure';

interface Read<abi extends Abi, name extends string, args> {
  address: Address;
  abi: abi;
  functionName: name;
  args: args;
}

/** A state-changing call, as an account would send it; `contractCall` has checked it against its ABI. */
export const encodeCall = (from: Address, { address, abi, functionName, args, value }: ContractCall): TrialCall => ({
  from,
  to: address,
  data: encodeFunctionData({ abi, functionName, args }),
  ...(value !== undefined && { value }),
});

/** A read by nobody in particular; function and arguments are checked against the ABI. */
export function encodeRead<
  const abi extends Abi,
  name extends ContractFunctionName<abi, Reading>,
  const args extends ContractFunctionArgs<abi, Reading, name>,
>(read: Read<abi, name, args>): TrialCall;
export function encodeRead({ address, ...read }: Read<Abi, string, readonly unknown[]>): TrialCall {
  return { from: zeroAddress, to: address, data: encodeFunctionData(read) };
}
