import { LRUCache } from 'lru-cache';

/**
 * What was made of texts, as long as they have so many letters together: the least recently used go first, and nothing is
 * kept of a text that is longer by itself.
 */
export const textCache = <Made extends object>(mostLetters: number): LRUCache<string, Made> =>
  // a size of 0 is refused
  new LRUCache({ maxSize: mostLetters, sizeCalculation: (_, text) => Math.max(1, text.length) });
