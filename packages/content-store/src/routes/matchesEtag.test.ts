import { describe, expect, it } from '@jest/globals';
import { matchesEtag } from './matchesEtag.ts';

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" ,"c"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    [undefined, false],
  ])('%p: %p [SGQ-05]', (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches);
  });
});
