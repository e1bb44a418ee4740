import type { IndexerProcess } from './IndexerProcess.ts';

/** Locked amount of each token as the indexer serves it, by lower-case address. */
export async function servedTotals(indexer: IndexerProcess): Promise<Record<string, string>> {
  const { lockEntities } = await indexer.query<{ lockEntities: { id: string; totalAmount: string }[] }>(
    'lock',
    '{ lockEntities(first: 100) { id totalAmount } }',
  );
  return Object.fromEntries(lockEntities.map(({ id, totalAmount }) => [id, totalAmount]));
}
