import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { servedLocks } from '../support/servedLocks.ts';

describe('an indexer whose chain changes its mind', () => {
  let fixture: IndexerFixture;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: 9310 });
    for (let i = 1; i <= 5; i++) await fixture.chain.lock(`Kept ${i}`);
    fixture.indexer.start();
    await fixture.expectTheChain();
  }, 180_000);

  afterAll(() => fixture?.stop(), 60_000);

  it('drops the locks of 10 blocks that the chain dropped and takes those of the blocks in their place', async () => {
    const { chain, indexer } = fixture;
    const snapshot = await chain.anvil.client.snapshot();
    const fork = await chain.head();
    for (let i = 1; i <= 10; i++) await chain.lock(`Dropped ${i}`, { amount: 7n });
    await fixture.expectTheChain();
    expect(await servedLocks(indexer)).toHaveLength(15);
    const dropped = await chain.anvil.client.getBlock({ blockNumber: fork + 10n });

    await chain.anvil.client.revert({ id: snapshot });
    expect(await chain.head()).toBe(fork);
    for (let i = 1; i <= 12; i++) await chain.lock(`Instead ${i}`, { amount: 9n });
    expect((await chain.anvil.client.getBlock({ blockNumber: fork + 10n })).hash).not.toBe(dropped.hash);

    await fixture.expectTheChain();
    const descriptions = (await servedLocks(indexer)).map(({ description }) => description);
    expect(descriptions.filter((text) => text.startsWith('Dropped'))).toEqual([]);
    expect(descriptions).toHaveLength(17);
    expect(indexer.ends).toEqual([]);
  }, 180_000);

  it('goes back by 10 blocks when the new chain holds nothing of ours, and so do the pictures of locks [LKT-07]', async () => {
    const { chain, indexer } = fixture;
    const first = 1_000_000n + BigInt((await servedLocks(indexer)).length);
    for (let i = 1; i <= 9; i++) await chain.lock(`Gone ${i}`, { amount: 7n * 10n ** 18n });
    await fixture.expectTheChain();
    const badge = async () => {
      const answer = await fetch(`${indexer.url}/subgraphs/badges/lock/${first}.svg`);
      return [answer.status, answer.headers.get('cache-control'), /<text [^>]*>([^<]*)/.exec(await answer.text())?.[1]];
    };
    expect(await badge()).toEqual([200, 'no-cache', '7 BUSD locked']);
    await chain.anvil.client.request({ method: 'anvil_reorg', params: [10, []] } as never);
    await chain.anvil.client.mine({ blocks: 1 });
    await fixture.expectTheChain();
    // the reorg took one block of the chain before
    expect(await servedLocks(indexer)).toHaveLength(16);
    expect(await badge()).toEqual([404, 'no-cache', 'No such lock']);
    expect(indexer.ends).toEqual([]);
  }, 180_000);
});
