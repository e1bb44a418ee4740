import type { ReadContext } from '@rab/sdk';
import { getLockProof } from '@rab/sdk/locks';
import type { Address } from 'viem';

/** Until when a tenth of a token's supply is locked for certain, by the chain's own proof; null where less is locked. */
export async function lockedUntil(rab: ReadContext, token: Address): Promise<Date | null> {
  const { until } = await getLockProof(rab, token, 1_000n);
  return until === 0n ? null : new Date(Number(until) * 1000);
}
