import { chain } from './chain.ts';
import { INDEXER_URL } from './stack.ts';
import { expect } from './test.ts';

/** The newest block that the indexer knows. */
async function indexedBlock(): Promise<number> {
  const health = (await (await fetch(`${INDEXER_URL}/subgraphs/health`)).json()) as { indexed?: number };
  return health.indexed ?? 0;
}

/** Resolves when the indexer knows all that is mined now. */
export async function indexerCaughtUp(): Promise<void> {
  const block = Number(await chain.getBlockNumber());
  await expect.poll(indexedBlock).toBeGreaterThanOrEqual(block);
}
