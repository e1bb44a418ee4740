import type { ContractCall } from '@rab/contracts';
import {
  type Address,
  type Client,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  type TransactionReceipt,
} from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { Proof, TransactionRecord } from './TransactionRecord.ts';

/** The proof of a call that `account` sends; undefined for a call that names no event, such as an approval. */
export function proofOf({ address, abi, emits }: ContractCall, account: Address): Proof | undefined {
  if (!emits) return undefined;
  const args = { ...emits.args, ...(emits.sender && { [emits.sender]: account }) };
  // `Emission` has no arguments with several possible values
  const topics = encodeEventTopics({ abi, eventName: emits.eventName, args }) as (Hex | null)[];
  return { emitter: address, topics };
}

/** Whether a receipt holds the event. */
export const isProven = ({ emitter, topics }: Proof, { logs }: Pick<TransactionReceipt, 'logs'>): boolean =>
  logs.some(
    (log) =>
      isAddressEqual(log.address, emitter) &&
      topics.every((topic, index) => topic === null || topic === log.topics[index]),
  );

/**
 * What an act is found by on the chain, whatever the wallet answers: its event and what its contract is called with. No trace
 * where no node says which block is the newest; nothing for a call that names no event.
 */
export async function knownBefore(
  client: Client,
  account: Address,
  call: ContractCall,
): Promise<Pick<TransactionRecord, 'proof' | 'trace'>> {
  const proof = proofOf(call, account);
  const newest = proof && (await getBlockNumber(client, { cacheTime: 0 }).catch(() => undefined));
  const trace = newest === undefined ? undefined : { fromBlock: Number(newest) + 1, data: encodeFunctionData(call) };
  return { proof, trace };
}
