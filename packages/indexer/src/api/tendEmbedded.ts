import { setTimeout as sleep } from 'node:timers/promises';
import { db } from 'ponder:api';
import { sql } from 'ponder';
import { keepIndexes } from '../../start/keepIndexes.ts';

const STEP_MS = 1_000;
const TEND_MS = 1_800_000;

/**
 * What PostgreSQL's background workers do, and the embedded database has none. At the start: lets Ponder's note of the last
 * indexed block follow the rows, which went back to the last final one, and takes its mark of a running process away, which
 * a killed one could not (both start/ownDatabase.ts), and keeps the indexes for the next start. When the backfill is done, and every half
 * hour from then on: the planner's statistics, without which it sorts whole tables where an index has the order; and a
 * checkpoint, without which a restart replays everything that was ever written.
 * @param schema of Ponder's tables
 */
export async function tendEmbedded(schema: string): Promise<never> {
  for (const statement of keepIndexes(schema)) await db.execute(sql.raw(statement));
  await db.execute(sql`update _ponder_checkpoint set latest_checkpoint = safe_checkpoint`);
  await db.execute(sql`update _ponder_meta set value = jsonb_set(value, '{is_locked}', '0')`);
  for (;;) {
    const [row] = (await db.execute(sql`select value->>'is_ready' as ready from _ponder_meta`)).rows;
    const isReady = row?.ready === '1';
    if (isReady) {
      await db.execute(sql`analyze`);
      await db.execute(sql`checkpoint`);
    }
    await sleep(isReady ? TEND_MS : STEP_MS, undefined, { ref: false });
  }
}
