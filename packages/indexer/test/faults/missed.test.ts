import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { encodeEventTopics, type Hex, numberToHex } from 'viem';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { until } from '../support/until.ts';

const [LOCK_ADDED] = encodeEventTopics({ abi: rabbitLockAbi, eventName: 'LockAdded' });
const LEFT_OUT = numberToHex(1_000_002n, { size: 32 });

interface Log {
  topics: readonly Hex[];
}

describe('an indexer whose node leaves one event out of one answer', () => {
  let fixture: IndexerFixture;
  beforeAll(async () => {
    fixture = await IndexerFixture.start({ port: 9370 });
    for (let lock = 0; lock < 5; lock += 1) await fixture.chain.lock(`Lock ${lock}`);
  }, 180_000);
  afterAll(() => fixture?.stop(), 60_000);

  it('says so in its health, with the reason [IDX-12]', async () => {
    fixture.proxy.meet(async ({ method, forward, response }) => {
      if (method !== 'eth_getLogs') return 'pass';
      const answer = JSON.parse(await forward()) as { result: Log[] };
      const result = answer.result.filter(({ topics: [event, id] }) => event !== LOCK_ADDED || id !== LEFT_OUT);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...answer, result }));
      return undefined;
    });
    fixture.indexer.start();
    await until('health tells of it', async () => {
      const { status, body } = await fixture.indexer.health();
      return status === 503 && String(body.reason).startsWith('The node has left events out of its answers');
    });
    await until('all others are there', async () => (await servedLocks(fixture.indexer)).length === 4);
  }, 180_000);
});
