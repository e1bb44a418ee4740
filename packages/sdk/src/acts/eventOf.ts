import {
  type Abi,
  type Address,
  type ContractEventName,
  isAddressEqual,
  type ParseEventLogsReturnType,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';

/**
 * Arguments of the events of that name that `emitter` itself has written into the receipt. Any contract that a transaction
 * runs through, such as a hostile token, can write an event of the same shape.
 */
export function eventsOf<const abi extends Abi, name extends ContractEventName<abi>>(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  emitter: Address,
  abi: abi,
  eventName: name,
): ParseEventLogsReturnType<abi, name, true>[number]['args'][] {
  const own = logs.filter(({ address }) => isAddressEqual(address, emitter));
  return parseEventLogs<abi, true, name>({ abi, eventName, logs: own } as never).map(({ args }) => args);
}

/** Arguments of the first of them, or null. */
export const eventOf = <const abi extends Abi, name extends ContractEventName<abi>>(
  ...parameters: Parameters<typeof eventsOf<abi, name>>
) => eventsOf<abi, name>(...parameters)[0] ?? null;
