import type { Context } from 'ponder:registry';
import { currencyTotal, launchpad, platformTotal, presaleInfo } from 'ponder:schema';
import type { Address } from 'viem';
import { addressId } from './rowId.ts';

/** Id of the only row. */
const PLATFORM = 'platform';
const NO_COUNTS = { listedSales: 0, locks: 0, lockedTokens: 0 };
const NO_SUMS = { raised: 0n, refunded: 0n };

/** Adds to what is counted of the whole platform; what has ended is subtracted. */
export async function addCounts(db: Context['db'], added: Partial<typeof NO_COUNTS>): Promise<void> {
  const { listedSales, locks, lockedTokens } = { ...NO_COUNTS, ...added };
  await db
    .insert(platformTotal)
    .values({ id: PLATFORM, listedSales, locks, lockedTokens })
    .onConflictDoUpdate((row) => ({
      listedSales: row.listedSales + listedSales,
      locks: row.locks + locks,
      lockedTokens: row.lockedTokens + lockedTokens,
    }));
}

/** Adds base units to the sums of the currency that a sale is paid in. */
export async function addSums(db: Context['db'], sale: Address, added: Partial<typeof NO_SUMS>): Promise<void> {
  const id = addressId(sale);
  const [pad, terms] = [await db.find(launchpad, { id }), await db.find(presaleInfo, { id })];
  if (!pad || !terms) throw new Error(`Sums of an unknown sale: ${id}.`);
  const { raised, refunded } = { ...NO_SUMS, ...added };
  await db
    .insert(currencyTotal)
    .values({
      id: addressId(terms.baseToken),
      symbol: pad.baseSymbol,
      decimals: pad.baseDecimals,
      raised,
      refunded,
    })
    .onConflictDoUpdate((row) => ({ raised: row.raised + raised, refunded: row.refunded + refunded }));
}
