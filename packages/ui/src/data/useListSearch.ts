import { useSearchParams } from 'react-router-dom';

/** What a list is searched for, in the URL; nothing in the tab of the visitor's own. A search begins at the first page of all rows. */
export function useListSearch(): [search: string, find: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const search = params.get('tab') === 'mine' ? '' : (params.get('search') ?? '');
  return [search, (text) => setParams(text ? { search: text } : {}, { replace: true })];
}
