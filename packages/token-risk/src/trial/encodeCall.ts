import type { ContractCall } from '@rab/contracts';
import { type RawCall, rawCall } from '@rab/contracts/raw-call';
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
  zeroAddress,
} from 'viem';

/** A call that is tried and never sent. */
export type TrialCall = RawCall & { from: Address };

type Reading = 'view' | 'pure';

interface Read<abi extends Abi, name extends string, args> {
  address: Address;
  abi: abi;
  functionName: name;
  args: args;
}

/** A state-changing call, as an account would send it; `contractCall` has checked it against its ABI. */
export const encodeCall = (from: Address, call: ContractCall): TrialCall => ({ from, ...rawCall(call) });

/** A read by nobody in particular; function and arguments are checked against the ABI. */
export function encodeRead<
  const abi extends Abi,
  name extends ContractFunctionName<abi, Reading>,
  const args extends ContractFunctionArgs<abi, Reading, name>,
>(read: Read<abi, name, args>): TrialCall;
export function encodeRead({ address, ...read }: Read<Abi, string, readonly unknown[]>): TrialCall {
  return { from: zeroAddress, to: address, data: encodeFunctionData(read) };
}
