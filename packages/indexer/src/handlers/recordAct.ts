import type { Context } from 'ponder:registry';
import { saleAct } from 'ponder:schema';
import type { Address, Hash } from 'viem';
import { addressId } from './rowId.ts';

/** Where an event of a sale stands, and who caused it. */
export interface Emitted {
  /** Sorts as the chain does. */
  id: string;
  log: { address: Address };
  block: { timestamp: bigint };
  transaction: { from: Address; hash: Hash };
}

interface Act {
  /** Where it is not the contract that emitted the event. */
  sale?: Address;
  type: 'created' | 'status' | 'visible' | 'failed' | 'finalized';
  value?: number;
}

/** Keeps who did what to a grow, and when (ADM-02). */
export async function recordAct(
  db: Context['db'],
  { id, log, block, transaction }: Emitted,
  { sale = log.address, type, value = 0 }: Act,
): Promise<void> {
  await db.insert(saleAct).values({
    id,
    launchpad: addressId(sale),
    type,
    value,
    account: transaction.from,
    timestamp: block.timestamp,
    transaction: transaction.hash,
  });
}
