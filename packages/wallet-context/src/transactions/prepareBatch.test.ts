/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { ownArtifact } from '@rab/evm/artifact';
import type { ChainClient } from '@rab/sdk';
import { approvalCalls, approveCall } from '@rab/sdk/acts';
import { startWallet, type WalletOnChain } from '@rab/testing/startWallet';
import { until } from '@rab/testing/until';
import { type Address, erc20Abi, type Hex, HttpRequestError, numberToHex, parseAbi } from 'viem';
import { getAtomicCalls } from '../reads/atomicCalls.ts';
import { awaitTransaction } from './awaitTransaction.ts';
import { runTransaction } from './runTransaction.ts';
import { startRecord } from './startRecord.ts';
import type { Trace, TransactionRecord } from './TransactionRecord.ts';

interface Request {
  atomicRequired: boolean;
  from: Address;
  calls: { to: Address; data: Hex }[];
}

/** A request that the wallet forgot is asked for every 5 s. */
const LIMIT_MS = 20_000;

let chain: WalletOnChain;
let token: Address;
let requests: Request[];
/** What the wallet answers about its request; null: it does not know it. */
let status: number | null;
/** The wallet shows the transactions of what it has done. */
let isShown: boolean;
let hashes: Hex[];
type Answer = (params: readonly unknown[]) => Promise<unknown>;
let answers: Record<string, Answer>;

beforeAll(async () => {
  chain = await startWallet();
  const { client } = chain.anvil;
  const { bytecode, abi } = ownArtifact('LocalStable');
  const deployed = await client.deployContract({ abi, bytecode, args: ['Stable', 'STB'], account: chain.bob });
  await client.mine({ blocks: 1 });
  token = (await client.getTransactionReceipt({ hash: deployed })).contractAddress as Address;
  const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);
  await client.writeContract({
    address: token,
    abi: mintAbi,
    functionName: 'mint',
    args: [chain.alice, 100n],
    account: chain.bob,
  });
  await client.mine({ blocks: 1 });
}, 60_000);
afterAll(() => chain?.anvil.stop());

beforeEach(() => {
  chain.wallet.select(chain.alice);
  chain.answerOfNode = () => undefined;
  requests = [];
  hashes = [];
  status = 200;
  isShown = true;
  const { client } = chain.anvil;
  answers = {
    wallet_sendCalls: async ([request]) => {
      requests.push(request as Request);
      for (const { to, data } of (request as Request).calls) {
        const hash = await client.sendTransaction({ account: chain.alice, to, data, gas: 100_000n });
        await client.mine({ blocks: 1 });
        hashes.push(hash);
      }
      return { id: 'bundle' };
    },
    wallet_getCallsStatus: async ([id]) => {
      if (status === null) throw Object.assign(new Error('Unknown bundle id.'), { code: 5730 });
      const receipts = await Promise.all(
        hashes
          .filter(() => isShown)
          .map((hash) => client.request({ method: 'eth_getTransactionReceipt', params: [hash] } as never)),
      );
      return { version: '2.0.0', id, chainId: numberToHex(chain.chainId), atomic: true, status, receipts };
    },
  };
  chain.answer = (method, params) => answers[method]?.(params);
});

/** Approves and takes `amount`: the second call passes only after the first. */
function send(amount: bigint) {
  const { chainId, alice: account, config } = chain;
  const record = startRecord({ chainId, account, key: 'take' }, { summary: 'Take it' });
  const seen = [record];
  let isRefused = false;
  const done = runTransaction({
    config,
    record,
    request: {
      calls: [
        approveCall(token, account, amount),
        contractCall({
          address: token,
          abi: erc20Abi,
          functionName: 'transferFrom',
          args: [account, chain.bob, amount],
          emits: { eventName: 'Transfer', sender: 'from', args: { to: chain.bob } },
        }),
      ],
      onRefused: () => {
        isRefused = true;
      },
    },
    onChange: (changed) => seen.push(changed),
  });
  return {
    seen,
    done,
    isRefused: () => isRefused,
    last: () => seen.at(-1),
    phases: () => [...new Set(seen.map(({ phase }) => phase))],
  };
}

const CHECK = 'Check it before you send again.';

/** The wallet does the first calls only. */
function doOnly(count: number): void {
  const { wallet_sendCalls: sendAll } = answers;
  answers.wallet_sendCalls = ([request]) =>
    (sendAll as Answer)([{ ...(request as Request), calls: (request as Request).calls.slice(0, count) }]);
}

/** The node searches no blocks. */
const hideFromSearch = (): void => {
  chain.answerOfNode = (method) =>
    method === 'eth_getLogs' ? Promise.reject(Object.assign(new Error('no'), { code: -32_005 })) : undefined;
};

/** After a minute the record counts as lost, with this message. */
async function expectLost(last: () => TransactionRecord | undefined, message: string): Promise<void> {
  await until(() => last()?.phase === 'pending');
  // the wallet was asked at least once
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await until(() => last()?.phase === 'dropped');
  expect(last()?.message).toBe(message);
  jest.restoreAllMocks();
}

describe('several calls as one request', () => {
  it('are simulated one after the other, sent as all or nothing, and done by their last transaction', async () => {
    const { done, phases, last } = send(5n);
    const receipt = await done;
    expect(phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
    expect(requests).toEqual([expect.objectContaining({ atomicRequired: true, from: chain.alice })]);
    expect(requests[0]?.calls).toHaveLength(2);
    expect(receipt?.transactionHash).toBe(hashes[1]);
    expect(last()).toMatchObject({ callsId: 'bundle', connectorId: 'test', hash: hashes[1] });
  });

  it('are not sent when a later call would fail after the earlier ones', async () => {
    const { done, phases, isRefused } = send(1_000n);
    expect(await done).toBeNull();
    expect(phases()).toEqual(['simulating', 'failed']);
    expect(requests).toEqual([]);
    expect(isRefused()).toBe(false);
  });

  it.each([
    ['refuses the method by HTTP', new HttpRequestError({ url: 'https://node.example/', status: 403 })],
    ['has a code of its own for it', Object.assign(new Error('not allowed'), { code: -32_000 })],
  ])('go to the wallet where the node %s', async (_, refusal) => {
    chain.answerOfNode = (method) => (method === 'eth_simulateV1' ? Promise.reject(refusal) : undefined);
    const { done, phases, isRefused } = send(5n);
    expect(await done).toMatchObject({ transactionHash: hashes[1] });
    expect(phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
    expect(isRefused()).toBe(false);
  });

  it.each([5760, 5740, 4200, -32_601, 4001])('are to be sent one by one where the wallet answers %d', async (code) => {
    answers.wallet_sendCalls = () => Promise.reject(Object.assign(new Error('No.'), { code }));
    const { done, isRefused, last } = send(5n);
    expect(await done).toBeNull();
    expect(last()?.phase).toBe(code === 4001 ? 'rejected' : 'failed');
    expect(isRefused()).toBe(true);
  });

  it('are found out also where the wallet has gone to another account while it asked [TXF-02]', async () => {
    const take = answers.wallet_sendCalls as Answer;
    answers.wallet_sendCalls = (params) => {
      chain.wallet.select(chain.bob);
      return take(params);
    };
    const { done, last } = send(5n);
    expect(await done).toMatchObject({ transactionHash: hashes[1] });
    expect(last()).toMatchObject({ phase: 'confirmed', account: chain.alice });
  });

  it(
    'calls that the wallet does not know in another account are said after a minute to belong to the first account',
    async () => {
      status = 100;
      hideFromSearch();
      const { done, last } = send(5n);
      await until(() => last()?.phase === 'pending');
      status = null;
      chain.wallet.select(chain.bob);
      // longer than the wallet is left in peace
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect(last()?.phase).toBe('pending');
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
      await until(() => last()?.phase === 'dropped');
      expect(last()?.message).toBe('It was sent with another wallet or account. Check there before you send again.');
      jest.restoreAllMocks();
      status = 200;
      chain.wallet.select(chain.alice);
      expect(await done).toMatchObject({ transactionHash: hashes[1] });
    },
    LIMIT_MS,
  );

  it('are no success where the wallet did only a part of them and reports success', async () => {
    doOnly(1);
    const { done, last } = send(5n);
    expect(await done).toBeNull();
    expect(last()).toMatchObject({ phase: 'unknown', hash: hashes[0] });
    expect(last()?.message).toMatch(/^The transaction went through but didn’t do this\./);
  });

  it(
    'calls without a transaction from the wallet are unknown after a minute, and found once it shows one',
    async () => {
      isShown = false;
      hideFromSearch();
      const { done, last } = send(5n);
      await expectLost(last, `Your wallet reports that this is done but doesn’t show the transaction. ${CHECK}`);
      isShown = true;
      expect(await done).toMatchObject({ transactionHash: hashes[1] });
    },
    LIMIT_MS,
  );

  it(
    'calls on which the wallet reports nothing are said to be unknown after a minute, and found once it reports [TXF-02]',
    async () => {
      hideFromSearch();
      const { wallet_getCallsStatus: tell } = answers;
      answers.wallet_getCallsStatus = () => Promise.reject(Object.assign(new Error('Busy.'), { code: -32_002 }));
      const { done, last } = send(5n);
      await expectLost(last, `Your wallet doesn’t report the outcome of this request. ${CHECK}`);
      Object.assign(answers, { wallet_getCallsStatus: tell });
      expect(await done).toMatchObject({ transactionHash: hashes[1] });
    },
    LIMIT_MS,
  );

  it.each([
    ['shows no transaction of it', () => Promise.resolve({ status: 200, receipts: [] })],
    ['does not know it', () => Promise.reject(Object.assign(new Error('Unknown.'), { code: 5730 }))],
    ['refuses to answer', () => Promise.reject(Object.assign(new Error('No.'), { code: 4200 }))],
    ['says that it failed', () => Promise.resolve({ status: 500 })],
    ['says that it was done in part', () => Promise.resolve({ status: 600 })],
  ])('are found out on the chain where the wallet %s [TXF-02]', async (_, tell) => {
    answers.wallet_getCallsStatus = async ([id]) => ({
      version: '2.0.0',
      id,
      chainId: numberToHex(chain.chainId),
      atomic: false,
      ...((await tell()) as object),
    });
    const { done, last } = send(5n);
    expect(await done).toMatchObject({ transactionHash: hashes[1] });
    expect(last()).toMatchObject({ phase: 'confirmed', hash: hashes[1] });
  });

  it('are not found in what another amount, or another record, has done [TXF-02]', async () => {
    const first = send(5n);
    const { transactionHash } = (await first.done) ?? {};
    const pending = first.seen.find(({ callsId }) => callsId) as TransactionRecord;
    status = 500;
    const look = (id: string, change: Partial<TransactionRecord>, isOthers?: (hash: Hex) => boolean) => {
      const { hash: _, ...unfound } = { ...pending, ...change, id };
      return awaitTransaction(chain.config, unfound, () => undefined, isOthers);
    };
    expect((await look('found', {}))?.transactionHash).toBe(transactionHash);
    expect(await look('other’s', {}, (hash) => hash === transactionHash)).toBeNull();
    const trace = { ...(pending.trace as Trace), data: `${pending.trace?.data.slice(0, -1)}6` as Hex };
    expect(await look('other amount', { trace })).toBeNull();
  });

  it('batches that are looked for at once take a transaction each: one is no success of two [TXF-02]', async () => {
    const first = send(5n);
    const { transactionHash } = (await first.done) ?? {};
    const pending = first.seen.find(({ callsId }) => callsId) as TransactionRecord;
    status = 500;
    const owners = new Map<string, Hex>();
    const look = (id: string) => {
      const { hash: _, ...unfound } = { ...pending, id };
      const note = ({ hash }: TransactionRecord) => hash && owners.set(id, hash);
      return awaitTransaction(chain.config, unfound, note, (hash) =>
        [...owners].some(([owner, its]) => owner !== id && its === hash),
      );
    };
    const found = await Promise.all([look('one'), look('other')]);
    expect(found.map((receipt) => receipt?.transactionHash).sort()).toEqual([transactionHash, undefined]);
  });

  it('are unknown where the wallet breaks off, because it may have done them, and are not to be sent one by one', async () => {
    answers.wallet_sendCalls = () => Promise.reject(Object.assign(new Error('Disconnected.'), { code: 4900 }));
    const { done, isRefused, last } = send(5n);
    expect(await done).toBeNull();
    expect(last()?.phase).toBe('unknown');
    expect(isRefused()).toBe(false);
  });

  it.each([
    ['User denied transaction signature', 'rejected'],
    ['Something went wrong', 'failed'],
  ])('are to be sent one by one where the wallet throws the bare text %j', async (thrown, phase) => {
    answers.wallet_sendCalls = () => Promise.reject(thrown);
    const { done, isRefused, last } = send(5n);
    expect(await done).toBeNull();
    expect(last()?.phase).toBe(phase);
    expect(isRefused()).toBe(true);
  });

  it.each([null, 42, {}, { id: '' }, ''])(
    'are unknown where the wallet answers %j, because it may have done them, and are not to be sent one by one [TXF-02]',
    async (answer) => {
      answers.wallet_sendCalls = () => Promise.resolve(answer);
      const { done, isRefused, last } = send(5n);
      expect(await done).toBeNull();
      expect(last()?.phase).toBe('unknown');
      expect(isRefused()).toBe(false);
    },
  );

  it('have failed where the wallet says so, and the chain does not show them', async () => {
    doOnly(1);
    status = 500;
    const { done, last } = send(5n);
    expect(await done).toBeNull();
    expect(last()).toMatchObject({ phase: 'failed', hash: hashes[0] });
  });

  it(
    'are asked about again after a reload, and are said to be lost where the wallet forgot them',
    async () => {
      const { done, seen } = send(5n);
      const pending = await until(() => seen.find(({ callsId }) => callsId));
      await done;
      const after = (id: string) => {
        const changes: TransactionRecord[] = [];
        const ended = awaitTransaction(chain.config, { ...pending, id }, (record) => changes.push(record));
        return { changes, ended };
      };
      const reloaded = after('reloaded');
      expect((await reloaded.ended)?.transactionHash).toBe(hashes[1]);
      expect(reloaded.changes.at(-1)?.phase).toBe('confirmed');

      status = null;
      hideFromSearch();
      const { changes, ended } = after('forgotten');
      await until(() => changes.at(-1)?.phase === 'dropped');
      expect(changes.at(-1)?.message).toBe('Your wallet no longer knows this request. Check it before you send again.');
      status = 200;
      await ended;
      expect(changes.at(-1)).toMatchObject({ phase: 'confirmed', message: undefined });
    },
    LIMIT_MS,
  );
});

describe('whether a wallet takes several calls as one', () => {
  const ask = (capabilities: unknown) => {
    chain.answer = (method) =>
      method !== 'wallet_getCapabilities'
        ? undefined
        : capabilities
          ? Promise.resolve({ [numberToHex(chain.chainId)]: capabilities })
          : Promise.reject(Object.assign(new Error('no such method'), { code: -32_601 }));
    return getAtomicCalls(chain.config, chain.chainId, chain.alice);
  };

  it.each([
    [{ atomic: { status: 'supported' } }, true],
    [{ atomic: { status: 'ready' } }, true],
    [{ atomic: { status: 'unsupported' } }, false],
    [{}, false],
    [null, false],
  ])('%j: %s', async (capabilities, can) => {
    expect(await ask(capabilities)).toBe(can);
  });
});

describe('approvals', () => {
  const approval = (allowance: bigint, amount: bigint, of = token, client = chain.anvil.client as unknown) =>
    approvalCalls(client as ChainClient, chain.alice, { token: of, spender: chain.bob, amount, allowance });

  it('are not asked for where the allowance is enough, and are for exactly the amount otherwise', async () => {
    expect(await approval(7n, 7n)).toEqual([]);
    expect(await approval(0n, 7n)).toEqual([approveCall(token, chain.bob, 7n)]);
    expect(await approval(3n, 7n)).toEqual([approveCall(token, chain.bob, 7n)]);
  });

  it('begin with zero for a token that refuses to change an allowance', async () => {
    const refusing: Address = '0x00000000000000000000000000000000000000f1';
    // PUSH0 PUSH0 REVERT
    await chain.anvil.client.setCode({ address: refusing, bytecode: '0x5f5ffd' });
    expect(await approval(3n, 7n, refusing)).toEqual([
      approveCall(refusing, chain.bob, 0n),
      approveCall(refusing, chain.bob, 7n),
    ]);
  });

  it('do not begin with zero only because the node is unreachable', async () => {
    const away = { simulateContract: () => Promise.reject(new HttpRequestError({ url: 'https://node.example/' })) };
    expect(await approval(3n, 7n, token, away)).toEqual([approveCall(token, chain.bob, 7n)]);
  });

  it('pass for a token that returns nothing', async () => {
    const silent: Address = '0x00000000000000000000000000000000000000f2';
    // STOP
    await chain.anvil.client.setCode({ address: silent, bytecode: '0x00' });
    expect(await approval(3n, 7n, silent)).toEqual([approveCall(silent, chain.bob, 7n)]);
  });
});
