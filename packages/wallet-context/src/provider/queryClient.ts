import { QueryCache, QueryClient } from '@tanstack/react-query';

/** The one query client of a page: old data stays while a refetch fails, and every failure is logged once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.warn(`query ${JSON.stringify(query.queryKey.slice(0, 2))} failed:`, error),
    }),
    defaultOptions: { queries: { staleTime: 2_000, retry: 1, refetchOnWindowFocus: true } },
  });
