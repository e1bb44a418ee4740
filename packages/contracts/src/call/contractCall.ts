import type { Abi, AbiStateMutability, Address, ContractFunctionArgs, ContractFunctionName } from 'viem';

declare const isBuilt: unique symbol;

/** A state-changing call that was checked against its ABI; only `contractCall` makes one. `value` in wei. */
export interface ContractCall {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
  readonly [isBuilt]: true;
}

/** What changes the chain's state; a view function is no call for a transaction. */
type Writing = Extract<AbiStateMutability, 'nonpayable' | 'payable'>;

/** Only a payable function takes coins. */
type Value<abi extends Abi, name extends string> = [
  Extract<abi[number], { type: 'function'; name: name; stateMutability: 'payable' }>,
] extends [never]
  ? { value?: undefined }
  : { value?: bigint };

/**
 * The one way a contract call is made: function name, arguments and value are checked against the ABI where it is written
 * down. Everything that sends, simulates or batches calls takes what this returns.
 */
export function contractCall<
  const abi extends Abi,
  name extends ContractFunctionName<abi, Writing>,
  const args extends ContractFunctionArgs<abi, Writing, name>,
>(call: { address: Address; abi: abi; functionName: name; args: args } & Value<abi, name>): ContractCall {
  return call as unknown as ContractCall;
}
