/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { transactionRecord } from '@rab/testing/transactionRecord';
import {
  type Address,
  custom,
  defineChain,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
  zeroAddress,
} from 'viem';
import { bsc } from 'viem/chains';
import { createConfig } from 'wagmi';
import { beginLife } from '../session/pageLife.ts';
import { awaitTransaction } from './awaitTransaction.ts';
// loaded in advance: no test waits for the program
import './proposals/index.ts';
import { safeTxHashOf } from './proposals/safeTxHash.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const POLLING_MS = 1_000;
const MINUTE_MS = 61_000;
const WEEK_MS = 7 * 86_400_000;
const NEWEST = 1_000;

const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`;
const account: Address = `0x${'1'.repeat(40)}`;
const emitter: Address = `0x${'e'.repeat(40)}`;
const event = hashOf('e');
const data: Hex = '0x12345678';
const provable = { proof: { emitter, topics: [event] }, trace: { fromBlock: 900, data } };

/** What the node answers, by method; what is not named fails. */
let answers: Record<string, (params: readonly unknown[]) => unknown>;
let asked: { method: string; params: readonly unknown[] }[];
/** The block that reads are not to be older than. */
const notBefore = jest.fn<(block: bigint) => void>();
const ends: (() => void)[] = [];

/** A log, as it is in a receipt and as a search finds it. */
const log = (transactionHash: Hex, address: Address = emitter, topics: readonly Hex[] = [event], of: Hex = '0x') => ({
  ...{ address, topics, data: of, transactionHash, blockNumber: numberToHex(NEWEST), blockHash: hashOf('b') },
  ...{ logIndex: '0x0', transactionIndex: '0x0', removed: false },
});
const receipt = (transactionHash: Hex, change: object = {}) => ({
  ...{ transactionHash, status: '0x1', blockNumber: numberToHex(NEWEST), blockHash: hashOf('b'), logs: [] },
  ...{ from: account, to: emitter, gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1', type: '0x0' },
  ...{ transactionIndex: '0x0', contractAddress: null, logsBloom: '0x' },
  ...change,
});
const transaction = (hash: Hex, change: object = {}) => ({
  ...{ hash, from: account, to: emitter, value: '0x0', input: data, nonce: '0x5', gas: '0x1', gasPrice: '0x1' },
  ...{ blockNumber: null, type: '0x0', v: '0x1b', chainId: '0x38' },
  ...change,
});

/** The account is a Safe with this nonce and two owners. */
function beSafe(nonce = 0): void {
  const word = (value: number) => pad(numberToHex(value), { size: 32 });
  answers.eth_getCode = () => '0x60';
  answers.eth_call = ([call]) => {
    const selector = (call as { data: Hex }).data.slice(0, 10);
    if (selector === toEventSelector('nonce()').slice(0, 10)) return word(nonce);
    if (selector === toEventSelector('getThreshold()').slice(0, 10)) return word(2);
    return encodeAbiParameters([{ type: 'address[]' }], [[account, emitter]]);
  };
}
/** How a Safe says that it has executed a proposal. */
const execution = (safeTxHash: Hex, by: Hex) =>
  log(by, account, [toEventSelector('ExecutionSuccess(bytes32,uint256)'), safeTxHash]);
/** Searches find these logs, by the contract that has written them. */
const findLogs = (...logs: ReturnType<typeof log>[]): void => {
  answers.eth_getLogs = ([filter]) =>
    logs.filter(({ address }) => address === (filter as { address: Address }).address);
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  asked = [];
  notBefore.mockReset();
  answers = {
    eth_blockNumber: () => numberToHex(NEWEST),
    eth_getTransactionReceipt: () => null,
    eth_getTransactionByHash: () => null,
    eth_getTransactionCount: () => '0x0',
    eth_getCode: () => '0x',
    eth_getLogs: () => [],
  };
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});

/** Awaits a record on a new page. */
function wait(
  change: Partial<TransactionRecord>,
  isOthers?: (hash: Hex) => boolean,
  ofChain: { safeService?: string } = {},
) {
  const chain = defineChain({ ...bsc, contracts: {}, custom: ofChain });
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    asked.push({ method, params });
    const answer = answers[method];
    if (!answer) throw new Error(`The node does not know ${method}.`);
    return answer(params);
  };
  const config = createConfig({
    chains: [chain],
    pollingInterval: POLLING_MS,
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [chain.id]: (parameters) => {
        const transport = custom({ request } as never, { retryCount: 0 })(parameters);
        return { ...transport, value: { notBefore } };
      },
    },
  });
  const end = beginLife(config);
  ends.push(end);
  const record = transactionRecord('a', { account, ...change });
  const seen: TransactionRecord[] = [];
  const note = (changed: TransactionRecord) => void seen.push(changed);
  const result = { isOver: false, receipt: undefined as unknown, error: undefined as unknown };
  const over = (outcome: Partial<typeof result>) => Object.assign(result, { isOver: true, ...outcome });
  const again = (onChange = note) => awaitTransaction(config, record, onChange, isOthers);
  again().then(
    (found) => over({ receipt: found }),
    (error: unknown) => over({ error }),
  );
  return { record, seen, result, again, end, last: () => seen.at(-1), states: () => seen.map(stateOf) };
}
const stateOf = ({ phase, hash, message, proposal }: TransactionRecord) => ({ phase, hash, message, proposal });
/** Time that passes a second at a time: what is asked is answered meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= POLLING_MS) {
    await new Promise((done) => setImmediate(done));
    await jest.advanceTimersByTimeAsync(POLLING_MS);
  }
}

const UNKNOWN_TRANSACTION =
  'The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.';
const GIVEN_UP = 'It was sent more than 7 days ago, and we can’t find the outcome. Check your wallet.';

it('a success is reported with its hash and nothing of what was said before, after reads show its block', async () => {
  const hash = hashOf('a');
  answers.eth_getTransactionReceipt = () => receipt(hash, { logs: [log(hash)] });
  notBefore.mockImplementation(() => expect(page.seen).toEqual([]));
  const page = wait({ hash, phase: 'dropped', message: 'Not found.', ...provable });
  await pass(1);
  expect(page.result).toMatchObject({ isOver: true, receipt: { transactionHash: hash } });
  expect(page.states()).toEqual([{ phase: 'confirmed', hash, message: undefined, proposal: undefined }]);
  expect(notBefore.mock.calls).toEqual([[BigInt(NEWEST)]]);
});

it.each([
  ['has reverted', { status: '0x0' }, { phase: 'failed' }],
  ['has not written the act’s event', {}, { phase: 'unknown', message: expect.stringContaining('didn’t do this') }],
  ['has reverted with the event in it', { status: '0x0', logs: [log(hashOf('a'))] }, { phase: 'failed' }],
])('what %s is no success, and reads are held to no block', async (_, change, end) => {
  const hash = hashOf('a');
  answers.eth_getTransactionReceipt = () => receipt(hash, change);
  const page = wait({ hash, ...provable });
  await pass(1);
  expect(page.result).toMatchObject({ isOver: true, receipt: null });
  expect(page.seen).toHaveLength(1);
  expect(page.last()).toMatchObject({ hash, ...end });
  expect(notBefore).not.toHaveBeenCalled();
});

it('what the page cannot keep ends the wait with that error, and can be awaited again', async () => {
  const hash = hashOf('a');
  answers.eth_getTransactionReceipt = () => receipt(hash);
  answers.eth_getTransactionByHash = () => transaction(hash);
  const page = wait({ hash });
  await pass(1);
  const full = new Error('no room');
  const throwing = () => {
    throw full;
  };
  await expect(page.again(throwing)).rejects.toBe(full);
  await expect(page.again(throwing)).rejects.toBe(full);
  page.end();
  expect(await page.again(throwing)).toBeNull();
});

it('several calls that no wallet reports for a week end as unknown [TXF-02]', async () => {
  const page = wait({ hash: undefined, callsId: 'bundle', startedAt: Date.now() - WEEK_MS });
  await pass(MINUTE_MS - 2_000);
  expect(page.result.isOver).toBe(false);
  await pass(3_000);
  expect(page.result).toMatchObject({ isOver: true, receipt: null });
  expect(page.last()).toMatchObject({ phase: 'unknown', hash: undefined, message: GIVEN_UP });
});

it('several calls that the chain shows are pending by their transaction until it has a receipt [TXF-02]', async () => {
  const hash = hashOf('c');
  findLogs(log(hash));
  answers.eth_getTransactionByHash = () => transaction(hash);
  const page = wait({ hash: undefined, callsId: 'bundle', phase: 'dropped', message: 'Lost.', ...provable });
  await pass(MINUTE_MS);
  expect(page.states()).toEqual(
    Array.from(page.seen, () => ({ phase: 'pending', hash, message: undefined, proposal: undefined })),
  );
  // a transaction that was just found is not lost: the node may not know it for a minute
  answers.eth_getTransactionByHash = () => null;
  await pass(MINUTE_MS - 20_000);
  expect(page.last()?.phase).toBe('pending');
  await pass(MINUTE_MS);
  expect(page.last()).toMatchObject({ phase: 'dropped', hash, message: UNKNOWN_TRANSACTION });
});

it('an act of which the wallet reported nothing is left as it was after a week, without a word [TXF-02]', async () => {
  const startedAt = Date.now() - WEEK_MS;
  const page = wait({ hash: undefined, phase: 'unknown', message: 'Check it.', startedAt, ...provable });
  await pass(MINUTE_MS - 2_000);
  expect(page.result.isOver).toBe(false);
  await pass(11_000);
  expect(page.result).toMatchObject({ isOver: true, receipt: null });
  expect(page.seen).toEqual([]);
  const searches = asked.filter(({ method }) => method === 'eth_getLogs').length;
  expect(searches).toBe(7);
});

it('an act of which the wallet reported nothing is searched for while the node fails, and takes no other record’s transaction [TXF-02]', async () => {
  const [others, own] = [hashOf('c'), hashOf('d')];
  let isAway = true;
  answers.eth_getLogs = () => {
    if (isAway) throw new Error('away');
    return [log(others), log(own)];
  };
  answers.eth_getTransactionByHash = ([hash]) => transaction(hash as Hex);
  const page = wait({ hash: undefined, phase: 'unknown', ...provable }, (hash) => hash === others);
  await pass(15_000);
  expect(page.seen).toEqual([]);
  isAway = false;
  await pass(10_000);
  expect(page.seen[0]).toMatchObject({ phase: 'pending', hash: own, message: undefined });
});

it('a transaction of another tab is left to it, also where the tab takes it in the same moment [TXF-02]', async () => {
  const [others, own] = [hashOf('c'), hashOf('d')];
  let looks = 0;
  findLogs(log(others), log(own));
  answers.eth_getTransactionByHash = ([hash]) => transaction(hash as Hex);
  // free when the search finds it, taken when it is to be kept
  const page = wait({ hash: undefined, phase: 'unknown', ...provable }, (hash) => hash === others && ++looks > 1);
  await pass(1);
  expect(page.seen.map(({ hash }) => hash)).not.toContain(others);
  expect(page.seen[0]).toMatchObject({ phase: 'pending', hash: own });
});

it('the answer of a wallet that no node can explain yet is asked about again, and its calls are not followed before [SAF-06]', async () => {
  const id = hashOf('5');
  answers.eth_getCode = () => {
    throw new Error('away');
  };
  const page = wait({ hash: undefined, callsId: id, ...provable });
  await pass(25_000);
  expect(asked.map(({ method }) => method)).toEqual(['eth_getCode', 'eth_getCode', 'eth_getCode']);
  expect(page.seen).toEqual([]);
  beSafe();
  await pass(10_000);
  expect(page.seen[0]).toEqual({ ...page.record, hash: undefined, proposal: { safeTxHash: id, fromBlock: 900 } });
});

it('a proposal without a trace is searched for from 100 blocks back, at the earliest from the first', async () => {
  beSafe();
  const page = wait({ hash: hashOf('5') });
  await pass(5_000);
  expect(page.last()).toMatchObject({
    hash: undefined,
    proposal: { safeTxHash: hashOf('5'), fromBlock: NEWEST - 100 },
  });
  answers.eth_blockNumber = () => numberToHex(50);
  const early = wait({ hash: hashOf('5') });
  await pass(5_000);
  expect(early.last()).toMatchObject({ proposal: { fromBlock: 0 } });
});

it('a proposal that no service can list is said to be unknown after a minute, in the words of a transaction [SAF-06]', async () => {
  beSafe();
  const proposal = { safeTxHash: hashOf('5'), fromBlock: 900 };
  const page = wait({ hash: undefined, proposal });
  await pass(MINUTE_MS - 5_000);
  expect(page.seen).toEqual([]);
  await pass(10_000);
  expect(page.last()).toMatchObject({ phase: 'dropped', message: UNKNOWN_TRANSACTION, proposal });
});

it('a proposal that nobody lists for a week ends as unknown [SAF-02]', async () => {
  beSafe();
  const proposal = { safeTxHash: hashOf('5'), fromBlock: 900 };
  const page = wait({ hash: undefined, proposal, startedAt: Date.now() - WEEK_MS });
  await pass(MINUTE_MS + 5_000);
  expect(page.result).toMatchObject({ isOver: true, receipt: null });
  expect(page.last()).toMatchObject({ phase: 'unknown', message: GIVEN_UP, proposal });
});

it('an execution that its chain takes back is a proposal again, with what was known of it [SAF-02]', async () => {
  beSafe();
  const [safeTxHash, hash] = [hashOf('5'), hashOf('d')];
  const state = { signed: 2, threshold: 2, missing: [], ahead: 0, against: 0, isOld: false };
  const proposal = { safeTxHash, fromBlock: 900, nonce: 0, state };
  findLogs(execution(safeTxHash, hash));
  answers.eth_getTransactionByHash = () => transaction(hash, { from: emitter });
  const page = wait({ hash: undefined, proposal, ...provable });
  await pass(3_000);
  expect(page.last()).toMatchObject({ phase: 'pending', hash, message: undefined, proposal: { safeTxHash } });
  findLogs();
  answers.eth_getTransactionByHash = () => null;
  await pass(5_000);
  expect(page.last()).toMatchObject({ phase: 'pending', hash: undefined, proposal: { safeTxHash, nonce: 0, state } });
  const again = hashOf('f');
  findLogs(execution(safeTxHash, again));
  answers.eth_getTransactionReceipt = ([of]) => (of === again ? receipt(again, { logs: [log(again)] }) : null);
  await pass(30_000);
  expect(page.result).toMatchObject({ isOver: true, receipt: { transactionHash: again } });
  expect(page.last()).toMatchObject({ phase: 'confirmed', hash: again });
});

it('a hash of which no node says for a minute whether it is a proposal is followed as one then [SAF-06]', async () => {
  const [safeTxHash, hash] = [hashOf('5'), hashOf('d')];
  answers.eth_getCode = () => {
    throw new Error('away');
  };
  const page = wait({ hash: safeTxHash, ...provable });
  await pass(MINUTE_MS + 5_000);
  expect(page.last()).toMatchObject({ phase: 'dropped', hash: safeTxHash, message: UNKNOWN_TRANSACTION });
  beSafe();
  await pass(10_000);
  await pass(3_000);
  expect(page.last()).toMatchObject({ hash: undefined, proposal: { safeTxHash, fromBlock: 900 } });
  findLogs(execution(safeTxHash, hash));
  answers.eth_getTransactionReceipt = ([of]) => (of === hash ? receipt(hash, { logs: [log(hash)] }) : null);
  await pass(30_000);
  expect(page.last()).toMatchObject({ phase: 'confirmed', hash, message: undefined });
});

it('a hash that was said to be unknown is pending as soon as the service of the Safe lists it as a proposal [SAF-02]', async () => {
  const message = { to: emitter, value: 0n, data, operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: 0n };
  const tx = { ...message, gasToken: zeroAddress, refundReceiver: zeroAddress };
  const safeTxHash = safeTxHashOf(bsc.id, account, tx);
  const listed = {
    ...tx,
    safeTxHash,
    confirmations: [],
    value: '0',
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    nonce: '0',
  };
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(String(url).includes('nonce=') ? { results: [listed] } : listed));
  answers.eth_getCode = () => {
    throw new Error('away');
  };
  const page = wait({ hash: safeTxHash }, undefined, { safeService: 'https://safe.example' });
  await pass(MINUTE_MS + 5_000);
  expect(page.last()).toMatchObject({ phase: 'dropped', hash: safeTxHash, message: UNKNOWN_TRANSACTION });
  beSafe();
  await pass(15_000);
  expect(page.last()).toMatchObject({ phase: 'pending', message: undefined, proposal: { state: { threshold: 2 } } });
  asked.mockRestore();
});

it('a proposal that cannot be followed ends nothing: nothing is said or changed once its page is gone', async () => {
  beSafe();
  const page = wait({ hash: undefined, proposal: { safeTxHash: hashOf('5'), fromBlock: 900 } });
  page.end();
  await pass(3_000);
  expect(page.result).toMatchObject({ isOver: true, receipt: null, error: undefined });
  expect(page.seen).toEqual([]);
});

it('what took its place is no success without the act’s event, and is one with it', async () => {
  const [sent, other] = [hashOf('a'), hashOf('d')];
  answers.eth_getTransactionCount = ([, block]) =>
    block === 'latest' || block === numberToHex(NEWEST) ? '0x6' : '0x5';
  answers.eth_getBlockByNumber = () => ({
    ...{ number: numberToHex(NEWEST), hash: hashOf('b'), timestamp: '0x1', gasLimit: '0x1', gasUsed: '0x1' },
    transactions: [transaction(other, { input: '0xff', blockNumber: numberToHex(NEWEST) })],
  });
  answers.eth_getTransactionReceipt = ([of]) => (of === other ? receipt(other) : null);
  const known = { hash: sent, nonce: 5, fingerprint: hashOf('9') };
  const without = wait({ ...known, ...provable });
  await pass(2_000);
  expect(without.result).toMatchObject({ isOver: true, receipt: null });
  expect(without.last()).toMatchObject({
    ...{ phase: 'replaced', hash: other, message: 'Another transaction from your account replaced it.' },
  });
  const unprovable = wait(known);
  await pass(2_000);
  expect(unprovable.last()?.phase).toBe('replaced');
  answers.eth_getTransactionReceipt = ([of]) => (of === other ? receipt(other, { logs: [log(other)] }) : null);
  const having = wait({ ...known, ...provable });
  await pass(2_000);
  expect(having.last()).toMatchObject({ phase: 'confirmed', hash: other, message: undefined });
});

it('a transaction that has executed a proposal is followed, and the proposal no longer', async () => {
  const hash = hashOf('d');
  answers.eth_getTransactionReceipt = () => receipt(hash);
  const page = wait({ hash, proposal: { safeTxHash: hashOf('5'), fromBlock: 900 } });
  await pass(2_000);
  expect(page.result).toMatchObject({ isOver: true, receipt: { transactionHash: hash } });
  expect(asked.map(({ method }) => method)).toEqual(['eth_getTransactionReceipt']);
});

it('an execution that only some nodes know is asked about once a round, until all know it [SAF-02]', async () => {
  beSafe();
  const [safeTxHash, hash] = [hashOf('5'), hashOf('d')];
  findLogs(execution(safeTxHash, hash));
  const page = wait({ hash: undefined, proposal: { safeTxHash, fromBlock: 900 } });
  await pass(10 * POLLING_MS);
  const questions = asked.filter(({ method }) => method === 'eth_getTransactionReceipt').length;
  expect(questions).toBeGreaterThan(3);
  expect(questions).toBeLessThanOrEqual(11);
  answers.eth_getTransactionReceipt = () => receipt(hash);
  await pass(2 * POLLING_MS);
  expect(page.result).toMatchObject({ isOver: true, receipt: { transactionHash: hash } });
});
