import { useQueryParam } from '../router/useQueryParam.ts';

/** The page number in the URL (`?page=`, the first is 1 and needs no query) and the way to another page. */
export function usePageParam(): [page: number, goTo: (page: number) => void] {
  const [text, setText] = useQueryParam('page');
  const page = Math.max(1, Number.parseInt(text, 10) || 1);
  return [page, (next) => setText(next === 1 ? '' : String(next))];
}
