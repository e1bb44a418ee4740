import type { Context } from 'ponder:registry';
import { saleAct, settingAct } from 'ponder:schema';
import type { Address, Hash } from 'viem';
import { addressId } from './rowId.ts';

/** The position of an event on the chain, and who caused it. */
export interface Emitted {
  /** Sorts as the chain does. */
  id: string;
  log: { address: Address };
  block: { number: bigint; timestamp: bigint };
  transaction: { from: Address; hash: Hash };
}

interface SaleEntry {
  /** Where it is not the contract that emitted the event. */
  sale?: Address;
  type: 'created' | 'status' | 'visible' | 'failed' | 'finalized' | 'part' | 'stopped';
  value?: number;
}

/** What a row says of who did something, and when. */
export const signed = ({ id, block, transaction }: Emitted) => ({
  id,
  account: transaction.from,
  timestamp: block.timestamp,
  transaction: transaction.hash,
});

/** Keeps who did what to a grow, and when (ADM-02). */
export async function recordSaleHistory(
  db: Context['db'],
  event: Emitted,
  { sale = event.log.address, type, value = 0 }: SaleEntry,
): Promise<void> {
  await db.insert(saleAct).values({ ...signed(event), launchpad: addressId(sale), type, value });
}

/** Keeps who set what of the platform's settings, and when (ADM-02). */
export async function recordSettingHistory(
  db: Context['db'],
  event: Emitted,
  setting: Omit<typeof settingAct.$inferInsert, keyof ReturnType<typeof signed>>,
): Promise<void> {
  await db.insert(settingAct).values({ ...signed(event), ...setting });
}
