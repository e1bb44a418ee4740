import type { ChainConfig } from '@rab/config';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { awaitIndexer } from './awaitIndexer.ts';
import { indexingAtom } from './indexing.ts';
import type { Topic } from './topics.ts';

export interface RefreshParameters {
  queries: QueryClient;
  store: ReturnType<typeof createStore>;
  chain: Pick<ChainConfig, 'subgraphs'>;
  /** Of the page that reads. */
  life: AbortSignal | undefined;
  /** Block of the transaction. */
  block: bigint;
  touched: readonly Topic[];
}

/**
 * Reads again what a confirmed transaction has touched: what comes from the chain at once, what comes from an indexer as
 * soon as that has indexed the transaction's block.
 * @returns resolves when what comes from the chain was read; the next step of a form may depend on it
 */
export async function refreshTouched({
  queries,
  store,
  chain,
  life,
  block,
  touched,
}: RefreshParameters): Promise<void> {
  const invalidate = (endpoint: string | undefined) =>
    queries.invalidateQueries({
      predicate: ({ meta }) =>
        meta?.indexer === endpoint && meta?.about?.some((topic) => touched.includes(topic)) === true,
    });
  void refreshIndexed(
    invalidate,
    store,
    new Set(Object.values(chain.subgraphs).filter((endpoint) => endpoint !== undefined)),
    { life, block, touched },
  );
  await invalidate(undefined);
}

async function refreshIndexed(
  invalidate: (endpoint: string) => Promise<void>,
  store: RefreshParameters['store'],
  endpoints: ReadonlySet<string>,
  { life, block, touched }: Pick<RefreshParameters, 'life' | 'block' | 'touched'>,
): Promise<void> {
  store.set(indexingAtom, (before) => [...before, touched]);
  await Promise.all(
    [...endpoints].map(async (endpoint) => {
      await awaitIndexer(endpoint, block, life);
      await invalidate(endpoint);
    }),
  );
  store.set(indexingAtom, (before) => before.filter((entry) => entry !== touched));
}
