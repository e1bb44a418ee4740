import { expect, it } from '@jest/globals';
import { atBlock } from './blockArgument.ts';
import type { SubgraphState } from './SubgraphState.ts';

/** An indexer at block 20 that a restart takes back to 12 while the rows are read. */
const rolledBack = (): SubgraphState => ({
  block: async () => ({ number: 20, timestamp: 200 }),
  blockNow: async () => ({ number: 12, timestamp: 120 }),
  hashes: async () => ({ hash: '0xab', parentHash: null }),
  deployment: async () => 'one',
});
const rows = async () => ['a row'];

it('rows that a restart took back meanwhile are not given out as those of the block [SGQ-01]', async () => {
  expect(await atBlock({ number_gte: 12 }, rolledBack(), rows)).toEqual(['a row']);
  expect(await atBlock(null, rolledBack(), rows)).toEqual(['a row']);
  await expect(atBlock({ number_gte: 13 }, rolledBack(), rows)).rejects.toThrow(
    'Block 13 is not indexed yet, the last one is 12.',
  );
  await expect(atBlock({ number: 20 }, rolledBack(), rows)).rejects.toThrow(
    'Only the last indexed block can be asked for, which is 12.',
  );
});
