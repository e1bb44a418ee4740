import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { hideIndexes, keepIndexes } from './keepIndexes.ts';

// Ponder marks its schema as locked and takes the mark of a killed process for that of a living one for 25 s. Here a better
// proof of life replaces the mark, so that a restart need not wait: the mark is removed (for the embedded database by
// src/api/tendEmbedded.ts, since only one process can open it).

/** Exit code that asks the process manager for a restart, the same as Ponder's. */
const RESTART = 75;

/**
 * Makes this process the only one that writes the database, until it ends.
 * @throws when another living process writes it
 */
export async function ownDatabase({ database, schema }: Pick<Settings, 'database' | 'schema'>): Promise<void> {
  if (database.kind === 'postgres') await ownPostgres(database.connectionString, schema);
  else ownFolder(database.directory);
}

/** Proof of life is a session with an advisory lock: PostgreSQL ends it with the process. */
async function ownPostgres(connectionString: string, schema: string): Promise<void> {
  const session = new pg.Client({ connectionString, application_name: `${schema}_owner`, keepAlive: true });
  // A process that has lost the database must not continue writing when it is back: another process may have started.
  const end = (error: Error): never => {
    console.error(`PostgreSQL does not keep the session that owns the schema ${schema}: ${error.message}`);
    process.exit(RESTART);
  };
  session.on('error', end);
  await session.connect().catch(end);
  const { rows } = await session.query('select pg_try_advisory_lock(hashtext($1)) as owned', [`rab-indexer ${schema}`]);
  if (!rows[0].owned) throw new Error(`Another indexer writes the schema ${schema} of this database.`);
  const { rowCount } = await session.query('select where to_regclass($1) is not null', [`"${schema}"._ponder_meta`]);
  if (!rowCount) return;
  await session.query(`update "${schema}"._ponder_meta set value = jsonb_set(value, '{is_locked}', '0')`);
  await session.query(rollbackNoted(schema));
  for (const statement of [...keepIndexes(schema), hideIndexes(schema)]) await session.query(statement);
}

/**
 * At its start Ponder rolls the rows back to the last final block, in one transaction with its mark that it is not ready, and
 * leaves its note of the last indexed block as it was: readers would see a block whose rows are gone. So that transaction
 * rolls back the note, too (for the embedded database src/api/tendEmbedded.ts does it: nobody reads it before).
 */
const rollbackNoted = (schema: string): string => `
  create or replace function "${schema}".rab_note_rollback() returns trigger language plpgsql as $$ begin
    update "${schema}"._ponder_checkpoint set latest_checkpoint = safe_checkpoint;
    return null;
  end $$;
  create or replace trigger rab_note_rollback after update on "${schema}"._ponder_meta for each row
    when (old.value->>'is_ready' = '1' and new.value->>'is_ready' = '0')
    execute function "${schema}".rab_note_rollback()`;

/** Proof of life is a file with the process id next to the folder: PGlite itself lets two processes ruin one folder. */
function ownFolder(folder: string): void {
  const file = `${folder}.pid`;
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isIndexer(owner))
    throw new Error(`Process ${owner} uses the database ${folder}. If it is no indexer, delete ${file}.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** After a crash of the machine another program may have the same process id: /proc shows its command, where it exists. */
function isIndexer(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, 'utf8').includes('ponder');
}
