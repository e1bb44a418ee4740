import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { FETCH_STATUSES, type FetchStatus, fetchStatusOf } from './fetchStatus.ts';

describe('fetch statuses', () => {
  it('are not-fetched, fetching, fetched, success and failed, as a query goes through them [WAL-11]', async () => {
    const seen: FetchStatus[] = [];
    let answer: () => Promise<number> = async () => 1;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const options = { queryKey: ['x'], queryFn: () => answer() };
    const observer = new QueryObserver(client, { ...options, enabled: false });
    seen.push(fetchStatusOf(observer.getCurrentResult()));
    const end = observer.subscribe((result) => seen.push(fetchStatusOf(result)));
    observer.setOptions(options);
    await new Promise((done) => setTimeout(done, 20));
    answer = () => Promise.reject(new Error('away'));
    await observer.refetch();
    end();
    client.clear();
    const inOrder = seen.filter((status, index) => status !== seen[index - 1]);
    expect(inOrder).toEqual(['not-fetched', 'fetching', 'success', 'fetched', 'failed']);
    expect([...FETCH_STATUSES].sort()).toEqual([...inOrder].sort());
  });
});
