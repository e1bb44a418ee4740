import type { ContractCall } from '@rab/contracts';
import { proofOf } from '@rab/sdk/acts';
import { type Address, type Client, encodeFunctionData } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { TransactionRecord } from './TransactionRecord.ts';

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
