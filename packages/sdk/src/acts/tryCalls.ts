import type { RawCall } from '@rab/contracts/raw-call';
import type { Address, Hex } from 'viem';
import type { ChainClient } from '../ReadContext.ts';

/** How calls go that are tried on top of each other: each one's data, or the error of the first that fails. */
export type Tried = { answers: readonly Hex[] } | { error: Error };

/** Tries calls of an account in one block that is never mined; null where no node can or will try it. */
export async function tryCalls(
  client: ChainClient,
  account: Address,
  calls: readonly RawCall[],
): Promise<Tried | null> {
  const blocks = [{ calls: calls.map((call) => ({ ...call, account })) }];
  const [block] = await client.simulateBlocks({ blocks }).catch(() => []);
  if (!block) return null;
  const failed = block.calls.find(({ status }) => status === 'failure');
  return failed ? { error: failed.error ?? new Error() } : { answers: block.calls.map(({ data }) => data) };
}
