import { QueryCache, QueryClient } from '@tanstack/react-query';
import { hashFn } from 'wagmi/query';

/** The one query client of a page: old data stays while a refetch fails, and every failure is logged once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.warn(`query ${hashFn(queryKey.slice(0, 2))} failed:`, error),
    }),
    // keys hold bigints, which JSON does not know
    defaultOptions: { queries: { staleTime: 2_000, retry: 1, refetchOnWindowFocus: true, queryKeyHashFn: hashFn } },
  });
