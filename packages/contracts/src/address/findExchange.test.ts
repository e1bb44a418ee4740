import { expect, it } from '@jest/globals';
import { findExchange } from './findExchange.ts';

const FACTORY = '0x00000000000000000000000000000000000000Ab';
const exchanges = [{ factory: '0x00000000000000000000000000000000000000Ac' as const }, { factory: FACTORY }] as const;

it('is the one with that factory in whatever case, and none for another factory or for none', () => {
  expect(findExchange(exchanges, '0x00000000000000000000000000000000000000aB')).toBe(exchanges[1]);
  for (const factory of ['0x00000000000000000000000000000000000000Ad', null, undefined] as const)
    expect(findExchange(exchanges, factory)).toBeUndefined();
});
