import { setTimeout as sleep } from 'node:timers/promises';
import { db } from 'ponder:api';
import { sql } from 'ponder';

const WAIT_FOR_BACKFILL_MS = 2_000;
const REFRESH_MS = 3_600_000;

/**
 * Keeps the planner's statistics of the embedded database, which has no background worker for that: without them it
 * sorts whole tables where an index has the order. First when the backfill is done, then every hour.
 */
export async function keepStatistics(): Promise<never> {
  for (;;) {
    const [row] = (await db.execute(sql`select value->>'is_ready' as ready from _ponder_meta`)).rows;
    const isReady = row?.ready === '1';
    if (isReady) await db.execute(sql`analyze`);
    await sleep(isReady ? REFRESH_MS : WAIT_FOR_BACKFILL_MS, undefined, { ref: false });
  }
}
