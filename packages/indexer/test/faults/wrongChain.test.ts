import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { until } from '../support/until.ts';

describe('an indexer whose node is of another chain', () => {
  let fixture: IndexerFixture;
  let other: Anvil;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: 9350, supervised: false });
    other = await startAnvil('--chain-id', '4242');
    await fixture.chain.lock('First');
  }, 180_000);

  afterAll(async () => {
    await fixture?.stop();
    other?.stop();
  }, 60_000);

  it('ends with a sentence that names both chains, and starts once the link is right', async () => {
    const { proxy, indexer, chain } = fixture;
    proxy.redirect(other.url);
    indexer.start();
    await until('the process ends', () => indexer.ends.length > 0);
    expect(indexer.ends).toEqual([1]);
    expect(indexer.log).toContain('The RPC link answers for chain 4242, but chain 31337 is to be indexed.');
    proxy.redirect(chain.anvil.url);
    indexer.start();
    await fixture.expectTheChain();
  }, 180_000);

  it('keeps what it has when the link becomes wrong later, and continues once the link is right', async () => {
    const { proxy, indexer, chain } = fixture;
    const before = await servedLocks(indexer);
    await other.client.mine({ blocks: 60 });
    // counts what the other chain answers
    let answers = 0;
    proxy.meet(() => {
      answers++;
      return 'pass';
    });
    proxy.redirect(other.url);
    await until('the other chain is asked again and again', () => answers > 20);
    expect(await servedLocks(indexer)).toEqual(before);
    proxy.redirect(chain.anvil.url);
    await chain.lock('Afterwards');
    await until('the new lock is served', async () => (await servedLocks(indexer)).length === before.length + 1);
    await fixture.expectTheChain();
  }, 180_000);
});
