import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { rpcFaults } from '../support/rpcFaults.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { until } from '../support/until.ts';

describe('an indexer whose node fails', () => {
  let fixture: IndexerFixture;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: 9320 });
    await fixture.chain.lock('First');
    fixture.indexer.start();
    await fixture.expectTheChain();
  }, 180_000);

  afterAll(() => fixture?.stop(), 60_000);

  /** Locks are added during the fault: the old answers stay, health says no, and all of it is there afterwards. */
  const survives = async (begin: () => unknown, met: () => boolean | Promise<boolean>, end: () => unknown) => {
    const { chain, indexer } = fixture;
    const before = await servedLocks(indexer);
    await begin();
    for (let i = 1; i <= 3; i++) await chain.lock(`During ${i}`);
    await until('the fault is met', met);
    await until('health tells of it', async () => (await indexer.health()).status === 503);
    expect((await indexer.health()).body).toMatchObject({ healthy: false, indexed: expect.any(Number) });
    expect(await servedLocks(indexer)).toEqual(before);
    await end();
    await fixture.expectTheChain();
    await until('health is well again', async () => (await indexer.health()).status === 200);
    // none of these ends the process
    expect(indexer.ends).toEqual([]);
  };

  it.each(Object.entries(rpcFaults))(
    'by %s serves what it has, says so, and catches up',
    async (_, fault) => {
      await survives(
        () => fixture.proxy.meet(fault),
        () => fixture.proxy.faulted >= 3,
        () => fixture.proxy.meet(),
      );
    },
    180_000,
  );

  it('by refusing connections serves what it has, says so, and catches up', async () => {
    await survives(
      () => fixture.proxy.close(),
      () => true,
      () => fixture.proxy.open(),
    );
  }, 180_000);
});
