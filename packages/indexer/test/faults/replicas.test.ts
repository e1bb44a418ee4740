import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IndexerProcess } from '../support/IndexerProcess.ts';
import { Scene } from '../support/Scene.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { until } from '../support/until.ts';

const PORT = 9360;

describe('read replicas on one PostgreSQL', () => {
  let scene: Scene;
  let replicas: IndexerProcess[];

  beforeAll(async () => {
    scene = await Scene.set({ port: PORT });
    await scene.chain.lock('First');
    scene.indexer.start();
    await scene.expectTheChain();
    replicas = [PORT + 4, PORT + 5].map((port) => scene.another({ port, command: 'serve', supervised: false }));
    for (const replica of replicas) replica.start();
  }, 180_000);

  afterAll(async () => {
    for (const replica of replicas ?? []) await replica.kill();
    await scene?.clear();
  }, 60_000);

  it('serve what the indexing process writes, and report their health', async () => {
    await scene.chain.lock('Second');
    for (const replica of replicas) {
      await replica.reaches(await scene.chain.head());
      expect(await servedLocks(replica)).toEqual(await scene.chain.locks());
      expect(await replica.health()).toMatchObject({ status: 200, body: { healthy: true, behind: 0 } });
    }
  }, 120_000);

  it('do not take a second indexing process: it ends and says why', async () => {
    const second = scene.another({ port: PORT + 6, supervised: true });
    second.start();
    await until('the second process has ended', () => second.ends.length > 0);
    await second.kill();
    expect(second.log).toContain('Another indexer writes the schema rab of this database.');
    await scene.chain.lock('Third');
    await scene.expectTheChain();
    expect(scene.indexer.ends).toEqual([]);
  }, 120_000);

  it('keep answering while the indexing process is dead, and follow it when it is back', async () => {
    const [replica] = replicas as [IndexerProcess];
    const before = await scene.chain.locks();
    await scene.indexer.kill();
    await scene.chain.lock('Nobody indexes');
    expect(await servedLocks(replica)).toEqual(before);
    scene.indexer.start();
    await replica.reaches(await scene.chain.head());
    expect(await servedLocks(replica)).toEqual(await scene.chain.locks());
  }, 120_000);

  it('start and answer without a node, and say that they cannot know its head', async () => {
    await scene.proxy.close();
    const fresh = scene.another({ port: PORT + 7, command: 'serve', supervised: false });
    replicas.push(fresh);
    fresh.start();
    await until('the fresh replica answers', async () => (await servedLocks(fresh)).length > 0);
    expect(await servedLocks(fresh)).toEqual(await scene.chain.locks());
    expect((await fresh.health()).status).toBe(503);
  }, 120_000);
});
