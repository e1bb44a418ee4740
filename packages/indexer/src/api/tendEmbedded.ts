import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { db } from 'ponder:api';
import { sql } from 'ponder';
import { keepIndexes } from '../../start/keepIndexes.ts';

const STEP_MS = 1_000;
const TEND_MS = 1_800_000;

/**
 * What PostgreSQL's background workers do, and the embedded database has none. At the start: lets Ponder's note of the last
 * indexed block follow the rows, which went back to the last final one, takes its mark of a running process away, which a
 * killed one could not (both start/ownDatabase.ts), and keeps the indexes for the next start (start/keepIndexes.ts). When
 * the first backfill is done, and every half hour from then on: the planner's statistics, without which it sorts whole
 * tables where an index has the order; and a checkpoint, without which a restart replays everything that was ever written.
 * With statistics the planner may scan whole tables, which PGlite keeps from it: going through nearly all of an index
 * instead takes longer, and is priced so.
 * @param schema of Ponder's tables
 */
export async function tendEmbedded(schema: string): Promise<never> {
  for (const statement of keepIndexes(schema)) await db.execute(sql.raw(statement));
  await db.execute(sql`update _ponder_checkpoint set latest_checkpoint = safe_checkpoint`);
  await db.execute(sql`update _ponder_meta set value = jsonb_set(value, '{is_locked}', '0')`);
  // they outlive the process, and take seconds
  let isKnown = await isAnalyzed(schema);
  while (!isKnown && !(await isReady())) await sleep(STEP_MS, undefined, { ref: false });
  for (;;) {
    if (!isKnown) {
      for (const table of await tables(schema)) {
        await db.execute(sql.raw(`analyze ${table}`));
        // it is computed in this process: others have their turn in between
        await setImmediate();
      }
      await db.execute(sql`checkpoint`);
    }
    isKnown = false;
    await db.execute(sql`set enable_seqscan = on`);
    await sleep(TEND_MS, undefined, { ref: false });
  }
}

async function isReady(): Promise<boolean> {
  const { rows } = await db.execute(sql`select value->>'is_ready' as ready from _ponder_meta`);
  return rows[0]?.ready === '1';
}

/** Whether every table that has rows has its statistics, and there are any. */
async function isAnalyzed(schema: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select count(*) > 0 and bool_and(exists (select from pg_statistic where starelid = pg_class.oid)) as analyzed
      from pg_class where relnamespace = to_regnamespace(format('%I', ${schema}::text)) and relkind = 'r' and relpages > 0`,
  );
  return rows[0]?.analyzed === true;
}

/** Tables of the schema, then of Ponder's own store, as statements name them. */
async function tables(schema: string): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in (${schema}, 'ponder_sync')
      order by schemaname = 'ponder_sync'`,
  );
  return rows.map(({ name }) => String(name));
}
