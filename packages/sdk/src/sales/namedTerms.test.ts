import { expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { SALE_TERMS } from '@rab/contracts/sale';
import { indexedSale } from '../../test/indexedSale.ts';
import { indexedTerms, termsOf } from './namedTerms.ts';

it('every term of the index has its place in the product’s words', () => {
  const read = new Set<string>();
  const terms = new Proxy(v.parse(indexedTerms, indexedSale.presaleInfo), {
    get: (target, name, receiver) => {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  termsOf(terms, { exchange: null, pair: null });
  // the currency has a name and decimals of its own: it is the sale's
  expect([...read, 'baseToken'].sort()).toEqual(Object.keys(SALE_TERMS).sort());
});
