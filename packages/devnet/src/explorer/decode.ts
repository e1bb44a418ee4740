import * as abis from '@rab/contracts/abis';
import { type Abi, decodeEventLog, decodeFunctionData, erc20Abi, type Hex, type Log } from 'viem';

const ALL: Abi = [...Object.values(abis).flat(), ...erc20Abi] as Abi;

/** Values of a decoded call or event in one line. */
const inWords = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? part.toString() : part));

/** `lock(…)` for a call of one of our contracts or of a token, else its selector. */
export function describeCall(input: Hex): string {
  if (input === '0x') return 'Transfer of the native currency';
  try {
    const { functionName, args } = decodeFunctionData({ abi: ALL, data: input });
    return `${functionName} ${inWords(args ?? [])}`;
  } catch {
    return input.slice(0, 10);
  }
}

/** `Transfer {…}` for a known event, else its topic. */
export function describeEvent(log: Pick<Log, 'topics' | 'data'>): string {
  try {
    const { eventName, args } = decodeEventLog({ abi: ALL, topics: log.topics as [Hex, ...Hex[]], data: log.data });
    return `${eventName} ${inWords(args ?? {})}`;
  } catch {
    return log.topics[0] ?? 'anonymous event';
  }
}
