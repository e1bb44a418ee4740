import { expect, it } from '@jest/globals';
import { byTerm, SALE_TERMS } from './saleTerms.ts';

it('for each term something of its own is made, by what it holds', () => {
  let made = 0;
  const next = (type: string) => () => `${type} ${++made}`;
  const terms = byTerm({
    address: next('address'),
    boolean: next('boolean'),
    number: next('number'),
    'number?': next('number?'),
  });
  const typeOf = (text: string) => text.split(' ')[0];
  expect(Object.fromEntries(Object.entries(terms).map(([name, text]) => [name, typeOf(text)]))).toEqual(SALE_TERMS);
  expect(new Set(Object.values(terms)).size).toBe(Object.keys(SALE_TERMS).length);
});
