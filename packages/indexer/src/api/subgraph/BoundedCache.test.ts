import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from './BoundedCache.ts';

const keptOf = (cache: BoundedCache<number>, texts: readonly string[]) =>
  texts.filter((text) => cache.get(text) !== undefined);

describe('BoundedCache', () => {
  it('keeps what was made of texts up to so many letters and lets the oldest go [SGQ-03]', () => {
    const cache = new BoundedCache<number>(10);
    const texts = ['aaaa', 'bbbb', 'cc', 'ddd', 'eeeeeeee'];
    const kept = texts.map((text, at) => {
      cache.add(text, at);
      return keptOf(cache, texts).join();
    });
    expect(kept).toEqual(['aaaa', 'aaaa,bbbb', 'aaaa,bbbb,cc', 'bbbb,cc,ddd', 'eeeeeeee']);
  });

  it('keeps nothing of a text that is too long alone [SGQ-03]', () => {
    const cache = new BoundedCache<number>(3);
    cache.add('aaaa', 1);
    cache.add('bbb', 2);
    expect(keptOf(cache, ['aaaa', 'bbb'])).toEqual(['bbb']);
  });
});
