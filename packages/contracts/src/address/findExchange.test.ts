import { expect, it } from '@jest/globals';
import { exchangeBeside, findExchange } from './findExchange.ts';

const FACTORY = '0x00000000000000000000000000000000000000Ab';
const exchanges = [{ factory: '0x00000000000000000000000000000000000000Ac' as const }, { factory: FACTORY }] as const;

it('the exchange found is the one with that factory in whatever case, and none for another factory or for none', () => {
  expect(findExchange(exchanges, '0x00000000000000000000000000000000000000aB')).toBe(exchanges[1]);
  for (const factory of ['0x00000000000000000000000000000000000000Ad', null, undefined] as const)
    expect(findExchange(exchanges, factory)).toBeUndefined();
});

it('the other exchange is the first one with another factory, and there is not always one', () => {
  const third = { factory: '0x00000000000000000000000000000000000000Ad' as const };
  expect(exchangeBeside([...exchanges, third], FACTORY)).toBe(exchanges[0]);
  expect(exchangeBeside([...exchanges, third], '0x00000000000000000000000000000000000000aC')).toBe(exchanges[1]);
  expect(exchangeBeside([exchanges[1]], '0x00000000000000000000000000000000000000aB')).toBeUndefined();
  expect(exchangeBeside([], FACTORY)).toBeUndefined();
});
