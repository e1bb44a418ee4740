import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { type BackEnd, startBackEnd } from './startBackEnd.ts';
import { IndexerProcess } from './support/IndexerProcess.ts';
import { type Postgres, startPostgres } from './support/startPostgres.ts';
import { until } from './support/until.ts';

const BASE = 9870;
const SCHEMA = 'rab';
/** Ponder's own: marks and checkpoints, what to undo in a reorg, and views of the same rows. */
const OWN = /^(?:_ponder_|_reorg__)/;

type Rows = Record<string, string[]>;

let backEnd: BackEnd;
let postgres: Postgres;
let rebuilt: IndexerProcess;

beforeAll(async () => {
  backEnd = await startBackEnd(BASE);
  postgres = await startPostgres(BASE + 16);
  rebuilt = new IndexerProcess({
    port: BASE + 17,
    env: {
      APP_CONFIG: join(__dirname, '../../..', '.local', String(BASE), 'config.json'),
      DATABASE_URL: postgres.url,
      REQUESTS_BURST: '100000',
    },
  });
}, 300_000);

afterAll(async () => {
  await rebuilt?.kill();
  await postgres?.remove();
  await backEnd?.stop();
}, 60_000);

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Every row of every table, what is not served included. */
const everyRow = () =>
  withDatabase(async (client): Promise<Rows> => {
    const { rows: tables } = await client.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = $1 order by 1',
      [SCHEMA],
    );
    const rows: Rows = {};
    for (const { name } of tables.filter((table) => !OWN.test(table.name))) {
      const found = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${SCHEMA}"."${name}" t order by id`,
      );
      rows[name] = found.rows.map(({ row }) => row);
    }
    return rows;
  });

/** Starts the indexer; resolves when it has indexed a block that was mined after its start, and so all before it. */
async function start(): Promise<void> {
  rebuilt.start();
  await until('the backfill is done', async () => (await fetch(`${rebuilt.url}/ready`)).ok);
  await rebuilt.reaches((await backEnd.client.getBlockNumber()) + 1n);
}

async function build(): Promise<Rows> {
  await start();
  const rows = await everyRow();
  await rebuilt.stop();
  return rows;
}

/** Every row of an entity as an indexer serves it, by id. */
async function served(url: string, endpoint: string, list: string, fields: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const query = `{ rows: ${list}(first: 100, skip: ${all.length}, orderBy: id) { ${fields} } }`;
    const response = await fetch(`${url}/subgraphs/name/${endpoint}`, {
      method: 'POST',
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data: { rows: unknown[] }; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    all.push(...data.rows);
    if (data.rows.length < 100) return all;
  }
}

it('every row comes again from events alone, when the database is dropped [SGQ-04]', async () => {
  const before = await build();
  const filled = Object.entries(before).filter(([, rows]) => rows.length > 0);
  expect(filled.map(([name]) => name)).toEqual([
    ...['contribution', 'deposit', 'label', 'launchpad', 'lock_detail', 'lock_entity', 'presale_info', 'presale_info2'],
    ...['presale_vesting', 'referrer', 'sale_act', 'setting_act', 'token'],
  ]);
  await withDatabase((client) => client.query(`drop schema "${SCHEMA}" cascade; drop schema ponder_sync cascade`));
  expect(await everyRow()).toEqual({});
  expect(await build()).toEqual(before);
}, 300_000);

it('rows are the same whether they were indexed as it happened or afterwards [SGQ-04]', async () => {
  await start();
  const sale =
    'id token owner totalBaseCollected totalTokensSold numBuyers totalRefAmount finalized isVisible growStatus lockId';
  for (const [endpoint, list, fields] of [
    ['lock', 'lockEntities', 'id name symbol totalAmount lockCount isLpToken factory createdAt'],
    ['lock', 'lockDetails', 'id token owner creator amount unlockedAmount withdrawable lockvestedHash lockUpdateHash'],
    ['token', 'tokens', 'id name symbol totalSupply owner createdAt'],
    ...['presale', 'private-sale', 'fair-launch'].flatMap((name) => [
      [name, 'launchpads', `${sale} labels { type link } presaleInfo2 { projectInfoHash }`],
      [name, 'deposits', 'id account amount tokens'],
      [name, 'contributions', 'id account amount isRefund raised timestamp transaction'],
      [name, 'referrers', 'id account amount'],
      [name, 'saleActs', 'id type value account timestamp transaction'],
    ]),
    ['private-sale', 'settingActs', 'id type subject account timestamp transaction'],
  ] as [string, string, string][]) {
    const live = await served(backEnd.indexer, endpoint, list, fields);
    expect(await served(rebuilt.url, endpoint, list, fields)).toEqual(live);
  }
}, 120_000);
