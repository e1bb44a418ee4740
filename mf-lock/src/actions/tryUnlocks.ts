import type { ChainConfig } from '@rab/config';
import { describeError } from '@rab/contracts/errors';
import { unlockCall } from '@rab/sdk/locks';
import type { ReadContext } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** A lock that cannot be taken from now, and why, as a sentence. */
export interface RefusedLock {
  id: bigint;
  reason: string;
}

/**
 * Tries each unlock on the chain, one by one: a token that refuses, such as a paused one, must not block the others.
 * @returns the locks that can be taken from, and those that cannot
 */
export async function tryUnlocks(
  { client, chain }: { client: ReadContext['client']; chain: ChainConfig },
  account: Address,
  ids: readonly bigint[],
): Promise<{ ids: bigint[]; refused: RefusedLock[] }> {
  const tried = await Promise.all(
    ids.map(async (id): Promise<RefusedLock | bigint> => {
      try {
        await client.simulateContract({ ...unlockCall(chain, id), account });
        return id;
      } catch (error) {
        return { id, reason: describeError(error) };
      }
    }),
  );
  return {
    ids: tried.filter((result) => typeof result === 'bigint'),
    refused: tried.filter((result) => typeof result !== 'bigint'),
  };
}
