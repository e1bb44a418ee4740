import { expect, it } from '@jest/globals';
import { isSameAddress } from './isSameAddress.ts';

const ADDRESS = '0x00000000000000000000000000000000000000Ab';

it('an address is the same in whatever case, and no other', () => {
  expect(isSameAddress(ADDRESS, '0x00000000000000000000000000000000000000aB')).toBe(true);
  expect(isSameAddress(ADDRESS, '0x00000000000000000000000000000000000000Ac')).toBe(false);
});
