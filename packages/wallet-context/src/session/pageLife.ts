import type { Config } from 'wagmi';

/** Of each page, i.e. configuration: aborted once the last part of it has left. */
const lives = new WeakMap<Config, AbortSignal>();

/** Begins the life of a page. Returns what ends it: nothing is awaited for that page from then on. */
export function beginLife(config: Config): () => void {
  const life = new AbortController();
  lives.set(config, life.signal);
  return () => life.abort();
}

/** Aborts when the page is gone; undefined for one that never ends. */
export const lifeOf = (config: Config): AbortSignal | undefined => lives.get(config);
