import { describe, expect, it } from '@jest/globals';
import { searchKeys } from '../src/search/searchKeys.ts';

const holds = (text: string, part: string) => {
  const keys = new Set(searchKeys(text));
  return searchKeys(part).every((key) => keys.has(key));
};

describe('searchKeys', () => {
  it('of a part are among those of the whole, in any case of letters', () => {
    for (const text of ['Carrot Finance', '0xAbCdEf0123456789', 'ΟΔΟΣΑ Токен', '🥕🥕 Nebula İstanbul'])
      for (let from = 0; from < text.length; from++)
        for (let to = from; to <= text.length; to++) {
          expect(holds(text, text.slice(from, to))).toBe(true);
          expect(holds(text.toLowerCase(), text.slice(from, to))).toBe(true);
        }
  });

  it.each([
    ['İSTANBUL COİN', 'istanbul'],
    ['IŞIK', 'ışık'],
    ['ışık', 'IŞIK'],
    ['Diyarbakır', 'DIYARBAKIR'],
    ['istanbul', 'İstanbul'],
  ])('do not ask how Turkish writes an i: %s has %s [IDX-11]', (text, part) => {
    expect(holds(text, part)).toBe(true);
  });

  it('of another text are not', () => {
    expect(holds('Carrot Finance', 'Carrots')).toBe(false);
    expect(holds('Carrot Finance', 'zzz')).toBe(false);
  });

  it('do not exist for a text below three characters, and contain no duplicates', () => {
    expect(searchKeys('ab', '')).toEqual([]);
    expect(searchKeys('aaaaaa', 'AAA')).toHaveLength(1);
  });

  it('fit the database: 32-bit integers', () => {
    for (const key of searchKeys('\uffff\uffff\uffff any Text 0x00')) expect(key).toBe(key | 0);
  });
});
