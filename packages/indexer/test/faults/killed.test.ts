import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { holdLogsAfter } from '../support/holdLogsAfter.ts';
import { IndexerProcess } from '../support/IndexerProcess.ts';
import { LockChain } from '../support/LockChain.ts';
import { RpcProxy } from '../support/RpcProxy.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { servedTotals } from '../support/servedTotals.ts';
import { until } from '../support/until.ts';

const PORT = 9300;
const LOCKS = 300;

describe('an indexer that is killed', () => {
  let chain: LockChain;
  let proxy: RpcProxy;
  let indexer: IndexerProcess;

  beforeAll(async () => {
    chain = await LockChain.start();
    proxy = new RpcProxy(PORT, chain.anvil.url);
    await proxy.open();
    indexer = new IndexerProcess({
      port: PORT + 1,
      env: { APP_CONFIG: chain.configFile, RPC_URL: proxy.url, DATABASE_DIR: join(chain.folder, 'database') },
    });
    await chain.lockMany(LOCKS, 'Lock');
  }, 120_000);

  afterAll(async () => {
    await indexer?.kill();
    await proxy?.close();
    chain?.stop();
  }, 20_000);

  const expectTheChain = async () => {
    await indexer.reaches(await chain.head());
    expect(await servedLocks(indexer)).toEqual(await chain.locks());
    expect(await servedTotals(indexer)).toEqual(await chain.totals());
  };

  it('in the midst of catching up goes on where it was: nothing is lost, nothing counted twice', async () => {
    const head = await chain.head();
    proxy.meet(holdLogsAfter(head - BigInt(LOCKS / 2)));
    indexer.start();
    let indexed: string[] = [];
    await until(
      'part of the locks is served',
      async () => (indexed = (await servedLocks(indexer)).map(({ id }) => id)).length > 0,
    );
    await indexer.kill();
    expect(indexed.length).toBeLessThan(LOCKS);
    proxy.meet();
    indexer.start();
    await expectTheChain();
    expect(indexer.ends).toEqual([]);
  }, 90_000);

  it('while it follows the chain goes on where it was', async () => {
    await chain.lockMany(20, 'Followed');
    await until('the first new lock is served', async () => (await servedLocks(indexer)).length > LOCKS);
    await indexer.kill();
    await chain.lockMany(20, 'Missed');
    indexer.start();
    await chain.lockMany(5, 'Back');
    await expectTheChain();
    expect(await servedLocks(indexer)).toHaveLength(LOCKS + 45);
    expect(indexer.ends).toEqual([]);
  }, 90_000);
});
