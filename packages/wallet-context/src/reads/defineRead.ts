import type { ChainConfig } from '@rab/config';
import { queryOptions, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReadContext, useReadContext } from './readContext.ts';
import type { Topic } from './topics.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the data is about: a transaction that touches it makes it old. */
      about?: readonly Topic[];
      /** The indexer that it comes from: it is asked again only when the indexer has seen the transaction. */
      indexer?: string | undefined;
    };
  }
}

/** Which read, of which chain, by which parameters; bigints may stand in it. */
export type ReadKey<Params> = readonly [name: string, chainId: number, params: Params];

type Behaviour<Params, Data> = Pick<
  UseQueryOptions<Data, Error, Data, ReadKey<Params>>,
  'gcTime' | 'placeholderData' | 'refetchInterval' | 'retry' | 'retryDelay' | 'staleTime'
>;

export interface ReadDefinition<Params, Data> extends Behaviour<Params, Data> {
  /** First part of the key, of no other read. */
  name: string;
  /** The read itself, usable alone. */
  get: (context: ReadContext, params: Params, signal: AbortSignal) => Promise<Data>;
  about: (params: Params) => readonly Topic[];
  /** Endpoint of the indexer, for what does not come from the chain itself. */
  indexer?: (chain: ChainConfig, params: Params) => string;
}

/**
 * One shape for everything that is read: the action `get`, the query options that own key, topics and intervals, and the
 * hook. `null` in place of the parameters asks nothing, as long as they are not known.
 */
export function defineRead<Params, Data>({ name, get, about, indexer, ...behaviour }: ReadDefinition<Params, Data>) {
  const optionsOf = (context: ReadContext, params: Params) =>
    queryOptions({
      ...behaviour,
      queryKey: [name, context.chain.id, params] as ReadKey<Params>,
      queryFn: ({ signal }) => get(context, params, signal),
      meta: { about: about(params), indexer: indexer?.(context.chain, params) },
    });
  const useRead = (params: Params | null) => {
    const context = useReadContext();
    return useQuery(
      params === null
        ? queryOptions<Data, Error, Data, ReadKey<Params | null>>({
            queryKey: [name, context.chain.id, null],
            queryFn: skipToken,
          })
        : (optionsOf(context, params) as UseQueryOptions<Data, Error, Data, ReadKey<Params | null>>),
    );
  };
  return { options: optionsOf, useRead };
}
