import { expect, it } from '@jest/globals';
import type { CID } from 'multiformats/cid';
import { Quota, StoreIsFull } from './Quota.ts';

/** As much of a block's name as a quota uses: nothing but its text. */
const cidOf = (text: string) => ({ toString: () => text }) as CID;

it('a store takes blocks up to its very last byte, and none beyond it [SGQ-05]', async () => {
  const kept = new Set<string>();
  const store = {
    has: (cid: CID) => kept.has(String(cid)),
    put: async (cid: CID) => {
      kept.add(String(cid));
      return cid;
    },
  };
  const quota = new Quota(store, 10);
  await quota.put(cidOf('a'), new Uint8Array(6));
  await expect(quota.put(cidOf('b'), new Uint8Array(5))).rejects.toThrow(StoreIsFull);
  await quota.put(cidOf('c'), new Uint8Array(4));
  expect(quota.bytes).toBe(10);
  await expect(quota.put(cidOf('d'), new Uint8Array(1))).rejects.toThrow(StoreIsFull);
  // what is there already costs nothing
  await quota.put(cidOf('a'), new Uint8Array(6));
  expect(quota.bytes).toBe(10);
});
