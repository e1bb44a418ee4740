import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';

/** Nothing, as a value of a type. */
function blank(parameter: AbiParameter): unknown {
  if ('components' in parameter)
    return Object.fromEntries(parameter.components.map((part) => [part.name ?? '', blank(part)]));
  if (parameter.type === 'address') return zeroAddress;
  if (parameter.type === 'string') return '';
  return parameter.type === 'bool' ? false : 0n;
}

/** A log as `emitter` writes it; what `args` leaves out is blank. */
export function logOf(
  emitter: Address,
  abi: Abi,
  eventName: string,
  args: Record<string, unknown>,
): TransactionReceipt['logs'][number] {
  const { inputs } = abi.find((item) => item.type === 'event' && item.name === eventName) as AbiEvent;
  const all = Object.fromEntries(inputs.map((input) => [input.name, args[input.name ?? ''] ?? blank(input)]));
  const plain = inputs.filter(({ indexed }) => !indexed);
  return {
    address: emitter,
    topics: encodeEventTopics({ abi, eventName, args: all }),
    data: encodeAbiParameters(
      plain,
      plain.map(({ name }) => all[name ?? '']),
    ),
  } as TransactionReceipt['logs'][number];
}
