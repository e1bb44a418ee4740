import { jest } from '@jest/globals';
import { type Abi, encodeFunctionResult, type Hex, numberToHex, toFunctionSelector } from 'viem';

interface Call {
  id: number;
  method: string;
  params?: readonly [{ data?: Hex }];
}

/** The only node of a page; it knows its chain, and reverts every call that has no answer set. */
export class FakeNode {
  isAway = false;
  /** Its newest block. */
  head: { hash: Hex; timestamp: Hex } | undefined;
  readonly #answers = new Map<string, Hex>();

  /** From now on a function of any contract gives this. */
  tell(abi: Abi, functionName: string, result: unknown): void {
    const selector = toFunctionSelector(
      abi.find((item) => item.type === 'function' && item.name === functionName) as never,
    );
    this.#answers.set(selector, encodeFunctionResult({ abi, functionName, result } as never));
  }

  reply({ id, method, params: [call] = [{}] }: Call): object {
    const results: Record<string, unknown> = { eth_chainId: numberToHex(56), eth_getBlockByNumber: this.head };
    const result = results[method] ?? this.#answers.get(call.data?.slice(0, 10) ?? '');
    const answer = result ? { result } : { error: { code: 3, message: 'execution reverted' } };
    return { jsonrpc: '2.0', id, ...answer };
  }
}

/** Puts a node of chain 56 in the place of the network until mocks are restored. */
export function fakeNode(): FakeNode {
  const node = new FakeNode();
  // jsdom has neither
  Object.assign(globalThis, { Request: class {}, fetch: () => Promise.reject(new Error('no network')) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (node.isAway) throw new TypeError('fetch failed');
    const calls = JSON.parse(String(init?.body)) as Call | Call[];
    const answer = Array.isArray(calls) ? calls.map((call) => node.reply(call)) : node.reply(calls);
    return {
      ok: true,
      headers: new Map([['Content-Type', 'application/json']]),
      text: async () => JSON.stringify(answer),
    } as unknown as Response;
  });
  return node;
}
