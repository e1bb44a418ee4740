import { isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem';
import { type Destination, PLACE } from './leadsTo.ts';

/**
 * Path of the page of what a transaction created; null if its receipt shows no creation. It decodes events, so it is apart from
 * `leadsTo`, which every page loads at once.
 */
export function createdPath(
  { emitter, event, argument, path }: Destination,
  { logs, transactionHash }: Pick<TransactionReceipt, 'logs' | 'transactionHash'>,
): string | null {
  const own = logs.filter(({ address }) => isAddressEqual(address, emitter));
  const [found] = parseEventLogs({ abi: [event], logs: own, strict: true });
  if (!found) return null;
  const args = found.args as Record<string, unknown>;
  return path.replace(PLACE, String(argument === null ? transactionHash : args[argument]));
}
