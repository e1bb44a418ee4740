import { describe, expect, it } from '@jest/globals';
import { textCache } from './textCache.ts';

const made = (text: string) => ({ text });
const keptOf = (cache: ReturnType<typeof textCache>, texts: readonly string[]) =>
  texts.filter((text) => cache.has(text));

describe('textCache', () => {
  it('keeps what was made of texts up to so many letters and lets the oldest go [SGQ-03]', () => {
    const cache = textCache(10);
    const texts = ['aaaa', 'bbbb', 'cc', 'ddd', 'eeeeeeee'];
    const kept = texts.map((text) => {
      cache.set(text, made(text));
      return keptOf(cache, texts).join();
    });
    expect(kept).toEqual(['aaaa', 'aaaa,bbbb', 'aaaa,bbbb,cc', 'bbbb,cc,ddd', 'eeeeeeee']);
  });

  it('lets go what was not asked for longest [SGQ-03]', () => {
    const cache = textCache(10);
    for (const text of ['aaaa', 'bbbb']) cache.set(text, made(text));
    expect(cache.get('aaaa')).toEqual(made('aaaa'));
    cache.set('cccc', made('cccc'));
    expect(keptOf(cache, ['aaaa', 'bbbb', 'cccc'])).toEqual(['aaaa', 'cccc']);
  });

  it('keeps nothing of a text that is too long alone, and all that was there [SGQ-03]', () => {
    const cache = textCache(3);
    cache.set('bbb', made('bbb'));
    cache.set('aaaa', made('aaaa'));
    expect(keptOf(cache, ['aaaa', 'bbb'])).toEqual(['bbb']);
  });

  it('takes a text without letters, too [SGQ-03]', () => {
    const cache = textCache(3);
    cache.set('', made(''));
    expect(cache.get('')).toEqual(made(''));
  });
});
