import type { ContractCall } from '@rab/contracts';
import { type Address, encodeEventTopics, type Hex, isAddressEqual, type TransactionReceipt } from 'viem';

/** The event that shows that an act is done: of which contract, with which topics; null for any value. */
export interface Proof {
  emitter: Address;
  topics: (Hex | null)[];
}

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
