import { expect, it } from '@jest/globals';
import { SENTINEL_HASH } from './sentinelHash.ts';

it('the hash that means nothing has 32 bytes, of which only the top bit is set', () => {
  expect(SENTINEL_HASH).toHaveLength(2 + 2 * 32);
  expect(BigInt(SENTINEL_HASH)).toBe(2n ** 255n);
});
