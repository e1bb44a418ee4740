import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import type { IndexerProcess } from '../support/IndexerProcess.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { until } from '../support/until.ts';

const PORT = 9360;

describe('read replicas on one PostgreSQL', () => {
  let fixture: IndexerFixture;
  let replicas: IndexerProcess[];

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: PORT });
    await fixture.chain.lock('First');
    fixture.indexer.start();
    await fixture.expectTheChain();
    replicas = [PORT + 4, PORT + 5].map((port) => fixture.another({ port, command: 'serve', supervised: false }));
    for (const replica of replicas) replica.start();
  }, 180_000);

  afterAll(async () => {
    for (const replica of replicas ?? []) await replica.kill();
    await fixture?.stop();
  }, 60_000);

  it('serve what the indexing process writes, and report their health', async () => {
    await fixture.chain.lock('Second');
    for (const replica of replicas) {
      await replica.reaches(await fixture.chain.head());
      expect(await servedLocks(replica)).toEqual(await fixture.chain.locks());
      expect(await replica.health()).toMatchObject({ status: 200, body: { healthy: true, behind: 0 } });
    }
  }, 120_000);

  it('do not take a second indexing process: it ends and says why', async () => {
    const second = fixture.another({ port: PORT + 6, supervised: true });
    second.start();
    await until('the second process has ended', () => second.ends.length > 0);
    await second.kill();
    expect(second.log).toContain('Another indexer writes the schema rab of this database.');
    await fixture.chain.lock('Third');
    await fixture.expectTheChain();
    expect(fixture.indexer.ends).toEqual([]);
  }, 120_000);

  it('keep answering while the indexing process is dead, and follow it when it is back', async () => {
    const [replica] = replicas as [IndexerProcess];
    const before = await fixture.chain.locks();
    await fixture.indexer.kill();
    await fixture.chain.lock('Nobody indexes');
    expect(await servedLocks(replica)).toEqual(before);
    fixture.indexer.start();
    await replica.reaches(await fixture.chain.head());
    expect(await servedLocks(replica)).toEqual(await fixture.chain.locks());
  }, 120_000);

  it('start and answer without a node, and say that they cannot know its head', async () => {
    await fixture.proxy.close();
    const fresh = fixture.another({ port: PORT + 7, command: 'serve', supervised: false });
    replicas.push(fresh);
    fresh.start();
    await until('the fresh replica answers', async () => (await servedLocks(fresh)).length > 0);
    expect(await servedLocks(fresh)).toEqual(await fixture.chain.locks());
    expect((await fresh.health()).status).toBe(503);
  }, 120_000);
});
