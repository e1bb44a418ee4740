import { useSearchParams } from 'react-router-dom';

/**
 * One parameter of the URL's query, and the way to change it; an empty text takes it away.
 * @param clears parameters that hold for one value of it only: every change takes them away
 */
export function useQueryParam(
  name: string,
  ...clears: readonly string[]
): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const cleared of clears) after.delete(cleared);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  return [params.get(name) ?? '', set];
}
