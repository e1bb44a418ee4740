/** A question to a node. */
export interface RpcCall {
  id?: number;
  method: string;
  params?: readonly unknown[];
}

export interface RpcAnswer {
  id?: number;
  result?: unknown;
  error?: unknown;
}

/** What a node gives in place of its own answer. */
export type Rewrite = (call: RpcCall, answer: RpcAnswer) => RpcAnswer;

const without = (methods: readonly string[]): Rewrite => {
  return ({ method }, answer) => (methods.includes(method) ? { ...answer, result: null } : answer);
};

/** Faults of a node that gives wrong answers, by name; each is created again whenever it is switched on. */
export const NODE_FAULTS = {
  /** As while a transaction waits for its block. */
  'knows no receipt': () => without(['eth_getTransactionReceipt']),
  /** As one that never got the transaction. */
  'knows no transaction': () => without(['eth_getTransactionReceipt', 'eth_getTransactionByHash']),
  'leaves out how transactions ended': () => (call, answer) => {
    const { result } = answer;
    if (call.method !== 'eth_getTransactionReceipt' || typeof result !== 'object' || result === null) return answer;
    return { ...answer, result: { ...result, status: null } };
  },
  'is of another chain': () => (call, answer) =>
    call.method === 'eth_chainId' ? { ...answer, result: '0x1' } : answer,
  /** Its newest block stays the one that it has when the fault is first met. */
  'has stopped': () => {
    const first = new Map<string, unknown>();
    return (call, answer) => {
      const isNewest =
        call.method === 'eth_blockNumber' ||
        (call.method === 'eth_getBlockByNumber' && (call.params?.[0] ?? 'latest') === 'latest');
      if (!isNewest || answer.result === undefined) return answer;
      const key = `${call.method} ${JSON.stringify(call.params)}`;
      if (!first.has(key)) first.set(key, answer.result);
      return { ...answer, result: first.get(key) };
    };
  },
  'answers every question with an error':
    () =>
    (_call, { id }) => ({
      ...(id !== undefined && { id }),
      error: { code: -32_000, message: `header not found ${'x'.repeat(3_000)}` },
    }),
} satisfies Record<string, () => Rewrite>;

export type NodeFault = keyof typeof NODE_FAULTS;
