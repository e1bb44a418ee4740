import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { holdLogsAfter } from '../support/holdLogsAfter.ts';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { triedDatabases } from '../support/triedDatabases.ts';
import { until } from '../support/until.ts';

const BLOCKS = 70;
const LOCKS = BLOCKS * 5;

describe.each(
  triedDatabases(
    [
      ['PostgreSQL', 9300],
      ['embedded', 9304],
    ] as const,
    0,
  ),
)('an indexer with %s that is killed', (database, port) => {
  let fixture: IndexerFixture;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port, database });
    for (let block = 1; block <= BLOCKS; block++) await fixture.chain.lockFive(`Lock ${block}`);
  }, 180_000);

  afterAll(() => fixture?.stop(), 60_000);

  it('continues where it was when it was killed while catching up: nothing is lost, nothing counted twice', async () => {
    const { chain, proxy, indexer } = fixture;
    proxy.meet(holdLogsAfter((await chain.head()) - BigInt(BLOCKS / 2)));
    indexer.start();
    await until('part of the locks is served', async () => (await servedLocks(indexer)).length > 0);
    const served = await servedLocks(indexer);
    await indexer.kill();
    expect(served.length).toBeLessThan(LOCKS);
    expect(served).toEqual((await chain.locks()).slice(0, served.length));
    proxy.meet();
    indexer.start();
    await fixture.expectTheChain();
    expect(indexer.ends).toEqual([]);
  }, 180_000);

  it('continues where it was when it was killed while following the chain', async () => {
    const { chain, indexer } = fixture;
    await chain.lock('Followed');
    await until('the new lock is served', async () => (await servedLocks(indexer)).length > LOCKS);
    await indexer.kill();
    for (let i = 0; i < 10; i++) await chain.lock(`Missed ${i}`);
    indexer.start();
    await chain.lock('Back');
    await fixture.expectTheChain();
    expect(await servedLocks(indexer)).toHaveLength(LOCKS + 12);
    expect(indexer.ends).toEqual([]);
  }, 180_000);

  it('reports the block that its rows reflect after a restart, and then the head without a new block [SGQ-01]', async () => {
    const { chain, proxy, indexer } = fixture;
    interface State {
      _meta: { block: { number: number; timestamp: number } };
      lockDetails: { lockAddedBlock: string }[];
    }
    const state = () =>
      indexer.query<State>(
        'lock',
        '{ _meta { block { number timestamp } } lockDetails(first: 1000, orderBy: id) { lockAddedBlock } }',
      );
    await indexer.kill();
    indexer.start();
    await fixture.expectTheChain();
    const head = Number(await chain.head());
    const { _meta, lockDetails: all } = await state();
    expect(_meta.block.number).toBe(head);
    await indexer.kill();
    // what is not final yet is read again, and the proxy holds it back
    proxy.meet(holdLogsAfter(0n));
    indexer.start();
    await until('it answers again', async () => Boolean(await state()));
    const { _meta: meta, lockDetails } = await state();
    const { number, timestamp } = meta.block;
    expect(lockDetails.length).toBeLessThan(all.length);
    expect(lockDetails).toEqual(all.filter(({ lockAddedBlock }) => Number(lockAddedBlock) <= number));
    expect(number).toBeLessThan(head);
    expect((await chain.anvil.client.getBlock({ blockNumber: BigInt(number) })).timestamp).toBe(BigInt(timestamp));
    await expect(
      indexer.query('lock', `{ lockDetails(first: 1, block: { number_gte: ${head} }) { id } }`),
    ).rejects.toThrow('is not indexed yet');
    expect(indexer.ends).toEqual([]);
  }, 180_000);
});
