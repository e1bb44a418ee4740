import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { getLockRecord } from '@rab/sdk/locks';
import { singleReadsFixture } from '@rab/testing/configFixture';
import { type FakeNode, fakeNode } from '@rab/testing/fakeNode';
import { useReadContext, WalletProvider } from '@rab/wallet-context';
import { cleanup, renderHook } from '@testing-library/react';
import { recordFixture } from '../../test/lockFixture.ts';

/** First four bytes of the hash of `UnknownLock()`. */
const UNKNOWN_LOCK = '0x49c91db0';
const config = parseConfig(singleReadsFixture());
let node: FakeNode;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  node = fakeNode();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Reads a lock as a page does. */
function read() {
  const { result } = renderHook(() => useReadContext(), {
    wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider>,
  });
  return getLockRecord(result.current, 1_000_007n);
}

/** From now on the contract refuses every call with this. */
function refuse(data: string) {
  const answer = node.reply.bind(node);
  node.reply = (call) =>
    call.method === 'eth_call'
      ? { jsonrpc: '2.0', id: call.id, error: { code: 3, message: 'execution reverted', data } }
      : answer(call);
}

it('a lock is read from the contract', async () => {
  const lock = recordFixture();
  node.tell(rabbitLockAbi, 'getLockById', lock);
  expect(await read()).toMatchObject({ id: lock.id, amount: lock.amount, description: 'Team tokens' });
});

it('a lock is missing where the contract does not know it, and in no other case [LKD-07]', async () => {
  refuse(UNKNOWN_LOCK);
  expect(await read()).toBeNull();
});

it.each([
  ['refuses for another reason', () => refuse('0x')],
  [
    'is away',
    () => {
      node.isAway = true;
    },
  ],
])('is not called missing where who should answer %s [LKD-07]', async (_, begin) => {
  begin();
  await expect(read()).rejects.toThrow();
});
