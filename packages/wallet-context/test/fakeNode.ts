import { jest } from '@jest/globals';
import { type Hex, numberToHex } from 'viem';

interface Call {
  id: number;
  method: string;
  params: readonly [{ data?: Hex }];
}

/** The one node of a page: it knows its chain and answers calls of contracts. */
export interface FakeNode {
  isAway: boolean;
  /** What a call with this data gives; undefined for a revert. */
  answer: (data: Hex) => Hex | undefined;
}

/** Puts a node of chain 56 in the place of the network until mocks are restored. */
export function fakeNode(): FakeNode {
  const node: FakeNode = { isAway: false, answer: () => undefined };
  const reply = ({ id, method, params }: Call) => {
    const result =
      method === 'eth_chainId' ? numberToHex(56) : method === 'eth_call' && node.answer(params[0].data ?? '0x');
    return { jsonrpc: '2.0', id, ...(result ? { result } : { error: { code: 3, message: 'execution reverted' } }) };
  };
  // jsdom has neither
  Object.assign(globalThis, { Request: class {}, fetch: () => Promise.reject(new Error('no network')) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (node.isAway) throw new TypeError('fetch failed');
    const calls = JSON.parse(String(init?.body)) as Call | Call[];
    const answer = Array.isArray(calls) ? calls.map(reply) : reply(calls);
    return {
      ok: true,
      headers: new Map([['Content-Type', 'application/json']]),
      text: async () => JSON.stringify(answer),
    } as unknown as Response;
  });
  return node;
}
