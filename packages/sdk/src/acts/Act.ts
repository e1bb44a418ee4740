import type { ContractCall } from '@rab/contracts';
import type { Descriptor, Shown } from '@rab/contracts/clear-signing';
import type { Abi, Address, ContractEventName, ParseEventLogsReturnType, TransactionReceipt } from 'viem';
import { eventOf } from './eventOf.ts';

/** What an account can do with the platform: one call, with what comes before and after it. */
export interface Act<Done> {
  readonly call: ContractCall;
  /** What the called contract takes of the account, base units of a token: it must be approved before. */
  readonly takes?: { readonly token: Address; readonly amount: bigint };
  readonly words: {
    /** How a wallet words the call (ERC-7730). */
    readonly descriptor: Descriptor;
    /** Tokens whose amounts are in those words. */
    readonly tokens: readonly Address[];
    /** The words themselves, where the call is of another contract, which no descriptor of ours words. */
    readonly shown?: Shown;
  };
  /** What its receipt says that it did; null where it has no event of it. */
  readonly done: (receipt: Pick<TransactionReceipt, 'logs'>) => Done | null;
}

/** Arguments of an event, by their names. */
export type EventArguments<abi extends Abi, name extends ContractEventName<abi>> = ParseEventLogsReturnType<
  abi,
  name,
  true
>[number]['args'];

/** An act whose receipt has an event of the called contract: what it did are the event's arguments. */
export const actOf = <const abi extends Abi, name extends ContractEventName<abi>>(
  abi: abi,
  eventName: name,
  {
    tokens = [],
    descriptor,
    ...act
  }: Pick<Act<unknown>, 'call' | 'takes'> & {
    descriptor: Descriptor;
    tokens?: readonly Address[];
  },
): Act<EventArguments<abi, name>> => ({
  ...act,
  words: { descriptor, tokens },
  done: (receipt) => eventOf(receipt, act.call.address, abi, eventName),
});
