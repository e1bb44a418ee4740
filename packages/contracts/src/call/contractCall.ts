import type {
  Abi,
  AbiStateMutability,
  Address,
  ContractEventName,
  ContractFunctionArgs,
  ContractFunctionName,
} from 'viem';

declare const isBuilt: unique symbol;

/** A state-changing call that was checked against its ABI; only `contractCall` makes one. `value` in wei. */
export interface ContractCall {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
  readonly emits?: Emission;
  readonly [isBuilt]: true;
}

/** The event of the called contract, with its indexed arguments, that proves that the call did what it is for. */
export interface Emission<name extends string = string, argument extends string = string> {
  readonly eventName: name;
  /** The event's argument that is the account which sends. */
  readonly sender?: argument;
  /** Values of other arguments. */
  readonly args?: Readonly<Partial<Record<argument, bigint | Address>>>;
}

type EventArgument<abi extends Abi, name extends string> = Extract<
  Extract<Extract<abi[number], { type: 'event'; name: name }>['inputs'][number], { indexed: true }>['name'],
  string
>;

/** What changes the chain's state; a view function is no call for a transaction. */
type Writing = Extract<AbiStateMutability, 'nonpayable' | 'payable'>;

/** Only a payable function takes coins. */
type Value<abi extends Abi, name extends string> = [
  Extract<abi[number], { type: 'function'; name: name; stateMutability: 'payable' }>,
] extends [never]
  ? { value?: undefined }
  : { value?: bigint };

/**
 * The one way a contract call is made: function name, arguments, value and event are checked against the ABI where it is
 * written down. Everything that sends, simulates or batches calls takes what this returns.
 */
export function contractCall<
  const abi extends Abi,
  name extends ContractFunctionName<abi, Writing>,
  const args extends ContractFunctionArgs<abi, Writing, name>,
  event extends ContractEventName<abi> = never,
>(
  call: {
    address: Address;
    abi: abi;
    functionName: name;
    args: args;
    emits?: Emission<event, EventArgument<abi, event>>;
  } & Value<abi, name>,
): ContractCall {
  return call as unknown as ContractCall;
}
