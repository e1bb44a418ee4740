import { useQueryParam } from '../router/useQueryParam.ts';

/**
 * The page number in the URL (`?page=`, the first is 1 and needs no query) and the way to another page.
 * @param name of the parameter, of a second list on the same page
 */
export function usePageParam(name = 'page'): [page: number, goTo: (page: number) => void] {
  const [text, setText] = useQueryParam(name);
  const page = Math.max(1, Number.parseInt(text, 10) || 1);
  return [page, (next) => setText(next === 1 ? '' : String(next))];
}
