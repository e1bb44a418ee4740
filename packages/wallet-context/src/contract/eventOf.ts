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
 * Arguments of the first event of that name that `emitter` itself has written into the receipt, null where there is none.
 * Any contract that a transaction runs through, such as a hostile token, can write an event of the same shape.
 */
export function eventOf<const abi extends Abi, name extends ContractEventName<abi>>(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  emitter: Address,
  abi: abi,
  eventName: name,
): ParseEventLogsReturnType<abi, name, true>[number]['args'] | null {
  const own = logs.filter(({ address }) => isAddressEqual(address, emitter));
  return parseEventLogs<abi, true, name>({ abi, eventName, logs: own } as never)[0]?.args ?? null;
}
