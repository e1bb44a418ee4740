import { type Hex, numberToHex } from 'viem';
import type { TrialCall } from '../src/trial/encodeCall.ts';
import type { Trial } from '../src/trial/Trial.ts';

/** A read, and the number or the data that it gives. */
export type Answer = readonly [call: TrialCall, given: bigint | Hex];

interface Filter {
  address: Hex;
  topics: Hex[];
  fromBlock: Hex;
  toBlock: Hex;
}

const keyOf = ({ to, data }: Pick<TrialCall, 'to' | 'data'>) => `${to} ${data}`.toLowerCase();

/**
 * A trial on a node that gives just these answers, and reverts every other read.
 * @param getLogs what it gives of a filter, which it may refuse
 */
export function fakeTrial(
  answers: readonly Answer[],
  more: Partial<Trial> = {},
  getLogs: (filter: Filter) => object[] = () => [],
): Trial {
  const known = new Map(
    answers.map(([call, given]) => [keyOf(call), typeof given === 'bigint' ? numberToHex(given, { size: 32 }) : given]),
  );
  const client = {
    simulateBlocks: async ({ blocks }: { blocks: { calls: TrialCall[] }[] }) =>
      blocks.map(({ calls }) => ({
        calls: calls.map((call) => {
          const data = known.get(keyOf(call));
          return { status: data ? 'success' : 'failure', data: data ?? '0x', logs: [] };
        }),
      })),
    request: async ({ method, params: [filter] }: { method: string; params: [Filter] }) => {
      if (method !== 'eth_getLogs') throw new Error(`${method} was not expected.`);
      return getLogs(filter);
    },
  };
  return {
    client: client as unknown as Trial['client'],
    contracts: { rabbitLock: `0x${'10'.repeat(20)}`, launchpadSetting: null },
    exchanges: [],
    baseTokens: [],
    token: `0x${'20'.repeat(20)}`,
    block: 100_000n,
    time: 1_000n,
    refused: new Set(),
    ...more,
  };
}
