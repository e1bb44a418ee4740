import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { triedDatabases } from '../support/triedDatabases.ts';
import { until } from '../support/until.ts';

const INDEXER = join(__dirname, '../..');
/** Numbers of the tables' indexes; an index that is created again gets another one. */
const INDEXES = `select pg_class.oid::int as number from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = to_regnamespace('rab') and not indisprimary order by 1`;

describe.each(
  triedDatabases(
    [
      ['PostgreSQL', 9390],
      ['embedded', 9394],
    ] as const,
    1,
  ),
)('an indexer with %s that starts again', (database, port) => {
  let fixture: IndexerFixture;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port, database });
    await fixture.chain.lock('First');
  }, 180_000);

  afterAll(() => fixture?.stop(), 60_000);

  const isReady = async () => (await fetch(`${fixture.indexer.url}/ready`)).ok;

  async function rows(): Promise<unknown[]> {
    if (database === 'embedded') {
      const arguments_ = ['test/support/pgliteQuery.mjs', join(fixture.chain.folder, 'database'), INDEXES];
      return JSON.parse(execFileSync(process.execPath, arguments_, { cwd: INDEXER, encoding: 'utf8' })) as unknown[];
    }
    const client = new pg.Client({ connectionString: fixture.postgres.url });
    await client.connect();
    try {
      return (await client.query(INDEXES)).rows;
    } finally {
      await client.end();
    }
  }

  it('keeps the indexes that it has, however it ended', async () => {
    const { indexer, chain } = fixture;
    indexer.start();
    await until('the backfill is done', isReady);
    await indexer.stop();
    const made = await rows();
    expect(made.length).toBeGreaterThan(20);
    for (const end of [() => indexer.kill(), () => indexer.stop()]) {
      indexer.start();
      await chain.lock('Another');
      await until('the backfill is done', isReady);
      await fixture.expectTheChain();
      await end();
      expect(await rows()).toEqual(made);
    }
  }, 180_000);
});
