import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { Scene } from '../support/Scene.ts';
import { until } from '../support/until.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await Scene.set({ port: 9390 });
  await scene.chain.lock('First');
}, 180_000);

afterAll(() => scene?.clear(), 60_000);

/** Numbers of the tables' indexes, of which one that is made anew gets another. */
async function indexes(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: scene.postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; number: number }>(
      `select relname as name, pg_class.oid as number from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = to_regnamespace('rab') and not indisprimary`,
    );
    return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
  } finally {
    await client.end();
  }
}

const isReady = async () => (await fetch(`${scene.indexer.url}/ready`)).ok;

it('an indexer that starts again keeps the indexes that it has, with readers on them all the time', async () => {
  const { indexer, chain } = scene;
  indexer.start();
  await until('the backfill is done', isReady);
  const made = Object.values(await indexes());
  expect(made.length).toBeGreaterThan(20);
  for (const end of [() => indexer.kill(), () => indexer.stop()]) {
    await end();
    indexer.start();
    await chain.lock('Another');
    await until('the backfill is done', isReady);
    await scene.expectTheChain();
    expect(Object.values(await indexes()).sort()).toEqual(made.sort());
  }
}, 180_000);
