import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type Client, numberToHex } from 'viem';
import { watchNonce } from './OutcomeUnknown.ts';

const ACCOUNT = `0x${'a1'.repeat(20)}` as const;
const HALF_A_BLOCK = 1_500;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What the account has done by a node that gives these counts one after the other, null for no answer, and after how long. */
async function changeAfter(...counts: (number | null)[]) {
  const asked: string[][] = [];
  const request = async ({ params }: { params: string[] }) => {
    asked.push(params);
    const count = counts.shift();
    if (count === null || count === undefined) throw new Error('away');
    return numberToHex(count);
  };
  const look = await watchNonce({ request, pollingInterval: HALF_A_BLOCK } as unknown as Client, ACCOUNT);
  const began = Date.now();
  const looked = look().then((change) => ({ change, after: Date.now() - began, asked }));
  await jest.advanceTimersByTimeAsync(2 * HALF_A_BLOCK);
  return looked;
}

it.each([
  [[4, 4, 4], 'still', HALF_A_BLOCK],
  [[4, 5], 'moved', 0],
  [[4, 4, 5], 'moved', HALF_A_BLOCK],
  [[4, 3, 3], 'still', HALF_A_BLOCK],
  [[4, null, 5], 'moved', HALF_A_BLOCK],
  [[4, null, null], 'unread', HALF_A_BLOCK],
  [[4, null, 4], 'still', HALF_A_BLOCK],
  [[null], 'still', 0],
])('an account whose node counts %j has %s, which is known after %i ms', async (counts, change, after) => {
  const found = await changeAfter(...counts);
  expect(found).toMatchObject({ change, after });
  // those that wait count
  expect(found.asked.every(([address, tag]) => address === ACCOUNT && tag === 'pending')).toBe(true);
});
