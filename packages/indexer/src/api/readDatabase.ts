import { setImmediate } from 'node:timers/promises';
import { db } from 'ponder:api';
import pg from 'pg';
import type { Settings } from '../../settings.ts';
import type { ReadDatabase, Statement } from './subgraph/Tables.ts';

/** A statement of a visitor runs no longer; PostgreSQL ends it. */
const STATEMENT_MS = 3000;
/** A statement waits no longer for the indexing process, which locks tables for a moment when it starts. */
const LOCK_MS = 2500;
const CONNECTIONS = 8;
/** What the planner adds for each scan of a whole table where those are switched off, as in the embedded database. */
const DISABLED = 1e10;

/** Rows as arrays, in the order of the columns. */
type Run = (statement: Statement) => Promise<unknown[][]>;

/**
 * The database for what visitors ask. On PostgreSQL through connections of their own, so that what watches the indexer
 * never waits behind them; the embedded database has only one, and cannot end a statement: there the planner's word,
 * which bounds it before it runs, is all there is.
 */
export const readDatabase = ({ database, schema }: Pick<Settings, 'database' | 'schema'>): ReadDatabase => {
  const run = database.kind === 'postgres' ? postgres(database.connectionString, schema) : embedded();
  return {
    rows: run,
    async plannedCost({ sql, params }) {
      const [row] = await run({ sql: `explain (format json) ${sql}`, params });
      const [{ Plan }] = (row as [[{ Plan: { 'Total Cost': number } }]])[0];
      return Plan['Total Cost'] % DISABLED;
    },
  };
};

function postgres(connectionString: string, schema: string): Run {
  const pool = new pg.Pool({
    connectionString,
    application_name: `${schema}_api`,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS * 2,
    connectionTimeoutMillis: STATEMENT_MS,
    onConnect: async (client) => {
      await client.query(
        `set search_path = "${schema}"; set default_transaction_read_only = on; set work_mem = '32MB'; set lock_timeout = '${LOCK_MS}ms'`,
      );
    },
  });
  // a connection that waits was cut: the pool opens another one for who needs it
  pool.on('error', () => undefined);
  return async ({ sql, params }) => (await pool.query({ text: sql, values: params, rowMode: 'array' })).rows;
}

interface Embedded {
  query(sql: string, params: unknown[], options: { rowMode: 'array' }): Promise<{ rows: unknown[][] }>;
}

/**
 * Each statement in a turn of its own: the embedded database computes in this process, and one statement after the other
 * would leave no time for anything else in between.
 */
function embedded(): Run {
  const { $client } = db as unknown as { $client: Embedded };
  let last: Promise<unknown> = Promise.resolve();
  return ({ sql, params }) => {
    const result = last
      .then(() => setImmediate())
      .then(async () => (await $client.query(sql, params, { rowMode: 'array' })).rows);
    last = result.catch(() => undefined);
    return result;
  };
}
