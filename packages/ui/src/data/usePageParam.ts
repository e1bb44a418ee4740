import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'page';

/** The page number in the URL (`?page=`, the first is 1 and needs no query) and the way to another page. */
export function usePageParam(): [page: number, goTo: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get(PARAMETER) ?? '1', 10) || 1);
  const goTo = (next: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete(PARAMETER);
      else after.set(PARAMETER, String(next));
      return after;
    });
  return [page, goTo];
}
