/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Address, createClient, custom, type Hex } from 'viem';
import { followTransaction, type TxVisibility } from './followTransaction.ts';

const ACCOUNT = `0x${'a1'.repeat(20)}` as Address;
const OTHER = `0x${'b2'.repeat(20)}` as Address;
const hashOf = (digits: string) => `0x${digits.repeat(32)}` as Hex;
const [SENT, FOUND] = [hashOf('11'), hashOf('22')];
const NONCE = 4;
const POLLING_MS = 1_000;

const transaction = (change: object) => ({
  hash: FOUND,
  from: ACCOUNT,
  to: ACCOUNT,
  nonce: '0x4',
  value: '0x0',
  input: '0x',
  gas: '0x5208',
  gasPrice: '0x1',
  blockHash: hashOf('33'),
  blockNumber: '0x2',
  transactionIndex: '0x0',
  type: '0x0',
  ...change,
});
const receipt = { transactionHash: FOUND, blockNumber: '0x2', status: '0x1', type: '0x0', logs: [], logsBloom: '0x' };

/** A node that has never heard of what was sent. `mined`: what stands in block 2 under its nonce. */
const nodeWith = (mined: object | null) => {
  const answers: Record<string, (parameters: unknown[]) => unknown> = {
    eth_getTransactionReceipt: ([hash]) => (hash === FOUND ? receipt : null),
    eth_getTransactionByHash: () => null,
    eth_blockNumber: () => '0x3',
    eth_getTransactionCount: ([, block]) => (mined && block !== '0x0' && block !== '0x1' ? '0x5' : '0x4'),
    eth_getBlockByNumber: () => ({ number: '0x2', timestamp: '0x1', transactions: mined ? [mined] : [] }),
  };
  const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
    const answer = answers[method];
    if (!answer) throw new Error(`${method} was not expected.`);
    return answer(params ?? []);
  };
  return createClient({ transport: custom({ request }, { retryCount: 0 }), pollingInterval: POLLING_MS });
};

const follow = (mined: object | null, life = new AbortController()) => {
  const seen: [number, TxVisibility][] = [];
  const end = followTransaction(
    nodeWith(mined),
    { hash: SENT, account: ACCOUNT, nonce: NONCE },
    {
      life: life.signal,
      isLost: false,
      givesUpAt: 120_000,
      onSeen: () => undefined,
      onVisibility: (sight) => seen.push([Date.now(), sight]),
      readProposal: async () => null,
      search: async () => null,
    },
  );
  end.catch(() => undefined);
  return { end, seen };
};

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('says after one minute that no node knows it, not before, and gives up at the time that it was given [TXF-03]', async () => {
  const { end, seen } = follow(null);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([[60_000, 'notFound']]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await end).toEqual({ kind: 'given up' });
});

describe('a transaction with its nonce that is in a block', () => {
  it.each([
    ['pays itself nothing and says nothing: it was cancelled', {}, 'cancelled'],
    ['pays itself something: it was replaced', { value: '0x1' }, 'replaced'],
    ['carries data: several calls of an account that is a contract', { input: '0x01' }, 'replaced'],
    ['pays somebody else nothing: it was replaced', { to: OTHER }, 'replaced'],
    ['makes a contract: it was replaced', { to: null }, 'replaced'],
  ])('%s', async (_, change, kind) => {
    const { end } = follow(transaction(change));
    await jest.advanceTimersByTimeAsync(0);
    expect(await end).toMatchObject(kind === 'cancelled' ? { kind, hash: FOUND } : { kind });
  });
});
