import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import type { IndexerProcess } from '../support/IndexerProcess.ts';
import { until } from '../support/until.ts';

const PORT = 9720;
/** More than one list of rows at a time may have. */
const LOCKS = 1050;
const AT_ONCE = 2;
const WAITING = 100;
const SECOND = 1000;
const TABLE = '"rab"."lock_detail"';
const LOCK_QUERY = '{ lockDetails(first: 1) { id } }';

describe('a replica on PostgreSQL', () => {
  let fixture: IndexerFixture;
  let replica: IndexerProcess;
  let operator: pg.Client;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: PORT, supervised: false });
    for (let count = 0; count < LOCKS; count += 35) await fixture.chain.lockMany(35, 'D'.repeat(250));
    fixture.indexer.start();
    await fixture.expectTheChain();
    // from here on nobody writes
    await fixture.indexer.stop();
    replica = fixture.another({
      port: PORT + 4,
      command: 'serve',
      supervised: false,
      env: { REQUESTS_AT_ONCE: String(AT_ONCE) },
    });
    replica.start();
    await replica.reaches(await fixture.chain.head());
    operator = new pg.Client({ connectionString: fixture.postgres.url });
    await operator.connect();
  }, 300_000);

  afterAll(async () => {
    await operator?.end();
    await replica?.kill();
    await fixture?.stop();
  }, 60_000);

  const ask = async (query: string) => {
    const response = await fetch(`${replica.url}/subgraphs/name/lock`, {
      method: 'POST',
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    return { status: response.status, retry: response.headers.get('retry-after'), data, error: errors?.[0]?.message };
  };
  const times = (count: number, write: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => write(n)).join(' ');

  it.each([
    ['rows', `{ ${times(20, (n) => `l${n}: lockDetails(first: 1000) { entity { id } }`)} }`, 'read 20000 rows'],
    ['values', `{ lockDetails(first: 1000) { ${times(101, (n) => `v${n}: id`)} } }`, 'ask for 100000 values'],
    [
      'letters of the answer',
      `{ lockDetails(first: 1000) { ${times(30, (n) => `v${n}: description`)} } }`,
      'have an answer of 5000000 letters',
    ],
  ])('refuses a query that has too many %s [SGQ-03]', async (_, query, bound) => {
    expect(await ask(query)).toMatchObject({ status: 200, error: `A query may ${bound}; ask for less at once.` });
  });

  it('answers what is just within them [SGQ-03]', async () => {
    const { data, error } = await ask(`{ lockDetails(first: 1000) { ${times(15, (n) => `v${n}: description`)} } }`);
    expect(error).toBeUndefined();
    expect((data as { lockDetails: unknown[] }).lockDetails).toHaveLength(1000);
  });

  describe('over rows that are dear', () => {
    /** What a query reads is this, in place of the table. */
    const replaceTable = (select: string) =>
      operator.query(
        `alter table ${TABLE} rename to kept; create view ${TABLE} as ${select.replace('TABLE', '"rab"."kept"')}`,
      );

    afterEach(() =>
      operator.query(
        `drop view if exists ${TABLE}; alter table if exists "rab"."kept" rename to lock_detail; drop sequence if exists probe`,
      ),
    );

    it('refuses what the planner expects to be too much, before it runs [SGQ-03]', async () => {
      await replaceTable('select x.* from TABLE x, generate_series(1, 1000000)');
      const { error } = await ask('{ lockDetails(first: 1, orderBy: unlockedAmount) { id } }');
      expect(error).toMatch(/^This query would read too much of the database: /);
    });

    it('has PostgreSQL end a statement that takes long [SGQ-03]', async () => {
      await replaceTable('select x.* from TABLE x, pg_sleep(5)');
      expect(await ask(LOCK_QUERY)).toMatchObject({ status: 200, error: 'The query could not be answered.' });
      // PostgreSQL's word for a statement that it has ended
      expect(replica.log).toContain('DatabaseError 57014');
      // and nothing of its own text, which may contain a visitor's
      expect(replica.log).not.toContain('canceling statement');
    });

    it('can write nothing through what it reads [SGQ-03]', async () => {
      await operator.query('create sequence probe');
      await replaceTable("select x.* from TABLE x, (select nextval('probe')) y");
      expect((await ask(LOCK_QUERY)).error).toBe('The query could not be answered.');
      expect((await operator.query('select is_called from probe')).rows).toEqual([{ is_called: false }]);
    });

    it('runs so many queries at once, and the next when one of them has ended [SGQ-03]', async () => {
      await replaceTable('select x.* from TABLE x, pg_sleep(1)');
      const start = performance.now();
      const answers = await Promise.all(Array.from({ length: AT_ONCE + 1 }, () => ask(LOCK_QUERY)));
      expect(answers.map(({ error }) => error)).toEqual(Array(AT_ONCE + 1).fill(undefined));
      expect(performance.now() - start).toBeGreaterThanOrEqual(2 * SECOND);
    });
  });

  it('that waits for its database answers who asks for health, and refuses in words whom it has no room for [SGQ-03]', async () => {
    await operator.query(`begin; lock table ${TABLE} in access exclusive mode`);
    try {
      let answered = 0;
      const room = AT_ONCE + WAITING;
      const asking = Array.from({ length: room + 5 }, () => ask(LOCK_QUERY).finally(() => (answered += 1)));
      await until('those without room are refused', () => answered === 5);
      // together: a query that the database holds up for long is given up
      for (const { status } of await Promise.all(Array.from({ length: 10 }, () => replica.health())))
        expect(status).toBe(200);
      expect(answered).toBe(5);
      await operator.query('rollback');
      const answers = await Promise.all(asking);
      expect(answers.filter(({ status }) => status === 503)).toEqual(
        Array(5).fill({
          status: 503,
          retry: '5',
          data: undefined,
          error: 'The server is busy, try again in a moment.',
        }),
      );
      expect(answers.filter(({ error }) => error === undefined)).toHaveLength(room);
    } finally {
      await operator.query('rollback');
    }
  });
});
