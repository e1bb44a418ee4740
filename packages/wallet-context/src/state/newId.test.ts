import { afterEach, expect, it } from '@jest/globals';
import { startRecord } from '../transactions/startRecord.ts';
import { newId } from './newId.ts';

const { randomUUID } = crypto;
afterEach(() => {
  Object.assign(crypto, { randomUUID });
});

it('a new id is another one each time, also on a page that is not of https [ENG-05]', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  const act = { chainId: 56, account: `0x${'1'.repeat(40)}`, key: 'claim' } as const;
  expect(startRecord(act, { summary: 'Claim' }).id).toHaveLength(32);
});
