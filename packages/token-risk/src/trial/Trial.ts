import { errorLayers } from '@rab/contracts/errors';
import { type Address, type Hex, numberToHex, parseEther } from 'viem';
import type { RefusedMethod } from '../Finding.ts';
import type { RiskContext } from '../RiskContext.ts';
import type { TrialCall } from './encodeCall.ts';

export interface TrialBlock {
  /** Seconds after the block that everything is tried on. */
  after: number;
  calls: readonly TrialCall[];
}

/** What a call that was tried gave. */
export interface Outcome {
  isDone: boolean;
  data: Hex;
  logs: readonly { address: Address; topics: readonly Hex[]; data: Hex }[];
  /** Why it was refused. */
  error?: unknown;
}

/** What is asked with. */
export interface Asking extends RiskContext {
  /** The block on whose state everything is tried and read; the newest where it is left out. */
  block?: bigint;
  /** Its time, unix seconds. */
  time?: bigint;
  /** What the node was asked for and did not do: it says nothing about the token. */
  refused: Set<RefusedMethod>;
}

/** What everything of one check is tried with. */
export interface Trial extends Asking {
  token: Address;
  block: bigint;
  time: bigint;
}

/** Matches errors of a contract that refuses a call, as opposed to a node that does. */
const BY_CONTRACT =
  /\brevert|\bout of gas\b|\binvalid (?:opcode|jump)|\bbad instruction\b|\bstack (?:under|over)flow\b/i;
const REVERT_CODE = 3;

/**
 * Everything is tried and read on the newest block.
 * @throws where the node does not answer
 */
export async function beginTrial(asking: Asking, token: Address): Promise<Trial> {
  const head = await asking.client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
  if (!head?.number) throw new Error('The node gives no block.');
  return { ...asking, token, block: BigInt(head.number), time: BigInt(head.timestamp) };
}

/** Of one call: enough for a swap of the heaviest tokens, and little enough that one cannot use up what the others need. */
const CALL_GAS = 4_000_000n;
/** Not zero, because a token can recognise a trial that costs nothing. */
const GAS_PRICE = 5_000_000_000n;
const PLENTY = parseEther('1000000');

/**
 * Tries blocks on top of each other (`eth_simulateV1`), everybody with native currency enough; null where the node cannot or
 * will not.
 * @param contracts that are only there in the trial, with their code; none of them sends anything
 */
export async function tryBlocks(
  { client, block, time, refused }: Asking,
  blocks: readonly TrialBlock[],
  contracts: readonly { address: Address; code: Hex }[] = [],
): Promise<Outcome[][] | null> {
  const senders = new Set(blocks.flatMap(({ calls }) => calls.map(({ from }) => from)));
  const stateOverrides = [...[...senders].map((address) => ({ address, balance: PLENTY })), ...contracts];
  try {
    const tried = await client.simulateBlocks({
      ...(block !== undefined && { blockNumber: block }),
      blocks: blocks.map(({ after, calls }, index) => ({
        // nodes want times that rise
        ...(time !== undefined && { blockOverrides: { time: time + BigInt(after + index + 1) } }),
        ...(index === 0 && { stateOverrides }),
        calls: calls.map(({ from, ...call }) => ({
          ...call,
          account: from,
          gas: CALL_GAS,
          gasPrice: GAS_PRICE,
        })),
      })),
    });
    return tried.map(({ calls }) =>
      calls.map(({ status, data, logs, error }) => ({ isDone: status === 'success', data, logs: logs ?? [], error })),
    );
  } catch {
    refused.add('eth_simulateV1');
    return null;
  }
}

/** Reads: tried like everything else, and asked one by one where the node tries nothing. */
export async function ask(asking: Asking, calls: readonly TrialCall[]): Promise<Outcome[]> {
  if (calls.length === 0) return [];
  const [tried] = (await tryBlocks(asking, [{ after: 0, calls }])) ?? [];
  return tried ?? Promise.all(calls.map((call) => askOne(asking, call)));
}

async function askOne({ client, block, refused }: Asking, { to, data }: TrialCall): Promise<Outcome> {
  const call = { to, data, gas: numberToHex(CALL_GAS) };
  try {
    const answer = await client.request({
      method: 'eth_call',
      params: [call, block === undefined ? 'latest' : numberToHex(block)],
    });
    return { isDone: true, data: answer, logs: [] };
  } catch (error) {
    const isContract = errorLayers(error).some(
      ({ words, codes = [] }) => BY_CONTRACT.test(words) || codes.includes(REVERT_CODE),
    );
    if (!isContract) refused.add('eth_call');
    return { isDone: false, data: '0x', logs: [], error };
  }
}

/** The number in an answer, null if it is not a number. */
export const wordOf = (outcome: Outcome | undefined): bigint | null =>
  outcome?.isDone && outcome.data.length >= 66 ? BigInt(outcome.data.slice(0, 66)) : null;

/** The address in an answer, null if it is not an address. */
export function addressIn(outcome: Outcome | undefined): Address | null {
  const word = wordOf(outcome);
  return word === null || word >> 160n !== 0n ? null : `0x${word.toString(16).padStart(40, '0')}`;
}

/** An address that nobody has seen before, so that no token can know it. */
export const freshAddress = (): Address => {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
