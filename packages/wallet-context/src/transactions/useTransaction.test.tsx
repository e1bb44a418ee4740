import '@rab/testing/patience';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { transactionRecord } from '@rab/testing/transactionRecord';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { saveWalletChoice } from '../session/walletChoice.ts';
import { sendingParts } from './sendingParts.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const KEY = 'rab.transactions.v1';
/** Each test has its own, and its own records: what a page before it still awaits is written for all pages of the browser. */
let ACT = 'claim:0';
const ALICE = `0x${'1'.repeat(40)}` as const;
const app = parseConfig(configFixture());

const record = (id: string, change: Partial<TransactionRecord> = {}): TransactionRecord =>
  transactionRecord(`${id} of ${ACT}`, { key: ACT, startedAt: Date.now(), hash: `0x${id.repeat(32)}`, ...change });

/** Hashes of the transactions that are in a block. */
const mined = new Set<unknown>();
const unknownHash = record('cc').hash;

/** The page's node, as far as a waiting page asks it; what it knows and is not mined waits for its block. */
function answerOf(method: string, hash: unknown): unknown {
  const place = mined.has(hash)
    ? { blockNumber: '0x10', blockHash: `0x${'b'.repeat(64)}`, transactionIndex: '0x0' }
    : { blockNumber: null, blockHash: null, transactionIndex: null };
  const sent = { from: ALICE, to: ALICE, nonce: '0x5', value: '0x0', input: '0x12', gas: '0x5208', type: '0x0' };
  switch (method) {
    case 'eth_chainId':
      return '0x38';
    case 'eth_getTransactionByHash':
      return hash === unknownHash ? null : { ...sent, ...place, hash };
    case 'eth_getTransactionReceipt':
      return mined.has(hash) ? { ...sent, ...place, transactionHash: hash, status: '0x1', logs: [] } : null;
    default:
      return '0x5';
  }
}

async function answer(_url: unknown, init?: RequestInit) {
  const asked = JSON.parse(String(init?.body));
  const calls = [asked].flat() as { id: number; method: string; params: unknown[] }[];
  const answers = calls.map(({ id, method, params }) => ({
    jsonrpc: '2.0',
    id,
    result: answerOf(method, params?.[0]),
  }));
  const text = JSON.stringify(Array.isArray(asked) ? answers : answers[0]);
  return {
    ok: true,
    status: 200,
    body: null,
    headers: new Map([['Content-Type', 'application/json']]),
    text: async () => text,
  };
}

type Page = typeof import('../index.ts') & typeof import('./index.ts');
let page: Page;
let button: ReturnType<Page['useTransaction']>;
let isRepeatable: boolean;
let reads: number;
/** What reads wait for. */
let reading: Promise<void> | undefined;
let walletStatus: string;
let records: readonly TransactionRecord[];
let endWallet: () => void;

function Button({ act: key }: { act: string }) {
  button = page.useTransaction(key, { isRepeatable });
  return null;
}

function Reader() {
  walletStatus = page.useWallet().status;
  records = page.useTransactions();
  page.useQuery({
    queryKey: ['allowance'],
    queryFn: async () => {
      await reading;
      return ++reads;
    },
    meta: { about: [page.topics.account(ALICE)] },
  });
  return null;
}

/** Draws a page with the button of an act. */
async function open(key = ACT) {
  const draw = (shown: string | null) => (
    <page.WalletProvider config={app}>
      <Reader />
      {shown && <Button act={shown} />}
    </page.WalletProvider>
  );
  const { rerender } = render(draw(key));
  await waitFor(() => expect(walletStatus).toBe('ready'), { timeout: 5_000 });
  return { show: async (shown: string | null) => act(async () => rerender(draw(shown))) };
}

/** What another tab has stored shows here, too. */
const store = (...records: TransactionRecord[]) =>
  act(async () => {
    localStorage.setItem(KEY, JSON.stringify(records));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

/** Presses the button: true when something is sent. */
async function press(): Promise<boolean> {
  const call = jest.fn(() => Promise.reject(new Error('This is never sent.')));
  await act(async () => {
    await button.send({ call, summary: 'Claim 1 ABC' });
  });
  return call.mock.calls.length > 0;
}

const call = () => Promise.reject(new Error('This is never sent.'));

/** The next transaction runs like this. */
const runs = (run: typeof import('./runTransaction.ts').runTransaction) =>
  jest.spyOn(sendingParts, 'runTransaction').mockResolvedValueOnce({ runTransaction: run });

beforeAll(async () => {
  Object.assign(globalThis, { fetch: answer, Request: class {} });
  localStorage.setItem(KEY, JSON.stringify([record('aa', { key: 'claim:before' })]));
  page = { ...(await import('../index.ts')), ...(await import('./index.ts')) };
});
beforeEach(() => {
  ACT = `claim:${Number(ACT.slice(6)) + 1}`;
  reads = 0;
  reading = undefined;
  isRepeatable = false;
  const wallet = new FakeWallet({ rdns: 'test.wallet', accounts: [ALICE], isAuthorized: true });
  endWallet = wallet.announce();
  saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.wallet' });
});
afterEach(() => {
  cleanup();
  endWallet();
  localStorage.clear();
});

describe('the transaction of a button', () => {
  it('waits for one that was pending when the page was left, and reads again what was read before it ended', async () => {
    await open('claim:before');
    expect(button).toMatchObject({ phase: 'pending', isBusy: true, record: { hash: record('aa').hash } });
    expect(await press()).toBe(false);
    expect(reads).toBe(1);
    mined.add(record('aa').hash);
    await waitFor(() => expect(button).toMatchObject({ phase: 'confirmed', isBusy: false }), { timeout: 5_000 });
    await waitFor(() => expect(reads).toBe(2));
    expect(await press()).toBe(true);
  }, 10_000);

  it('says so on the screen when it fails before it has begun, and blames nobody else [ENG-05]', async () => {
    await open();
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    runs(() => Promise.reject(new TypeError('x is not a function')));
    await act(async () => void (await button.send({ call, summary: 'Try' })));
    expect(records[0]).toMatchObject({
      phase: 'failed',
      message: 'Something went wrong on this page, and we didn’t ask your wallet. Reload the page and try again.',
    });
    expect(button.isBusy).toBe(false);
    expect(reported).toHaveBeenCalled();
  });

  it('keeps its record as it is when the page itself fails after the wallet was asked [ENG-05]', async () => {
    await open();
    const failure = new TypeError('x is not a function');
    const { hash } = record('ad');
    runs(({ record: begun, onChange }) => {
      onChange({ ...begun, phase: 'wallet' });
      onChange({ ...begun, phase: 'pending', hash });
      return Promise.reject(failure);
    });
    const run = () => button.send({ call, summary: 'Claim' });
    await act(async () => void (await expect(run()).rejects.toBe(failure)));
    expect(records.filter(({ key }) => key === ACT)).toMatchObject([{ phase: 'pending', hash }]);
    expect(button).toMatchObject({ phase: 'pending', isBusy: true });
  });

  it('waits after its success until what it touched is read again, and is not sent once more meanwhile [TX-09]', async () => {
    await open();
    isRepeatable = true;
    await store(record('ab'));
    await waitFor(() => expect(button.phase).toBe('pending'));
    let read = () => {};
    reading = new Promise((done) => {
      read = done;
    });
    mined.add(record('ab').hash);
    await waitFor(() => expect(button.phase).toBe('confirmed'), { timeout: 5_000 });
    expect(button.isBusy).toBe(true);
    expect(await press()).toBe(false);
    await act(async () => read());
    await waitFor(() => expect(button.isBusy).toBe(false));
    expect(reads).toBe(2);
    expect(await press()).toBe(true);
  }, 10_000);

  it('is waited for on another page and in another tab, until it has ended', async () => {
    const { show } = await open();
    await store(record('bb'));
    expect(button.phase).toBe('pending');
    await show(null);
    await show(ACT);
    expect(button.phase).toBe('pending');
    expect(await press()).toBe(false);
    await store(record('bb', { phase: 'failed' }));
    expect(button).toMatchObject({ phase: 'failed', isBusy: false });
  });

  it.each(['dropped', 'unknown'] as const)(
    'blocks the same act while its own outcome is unknown (%s), until the person decides',
    async (phase) => {
      const { show } = await open();
      await store(record('cc', { phase, message: 'Nobody knows.' }));
      expect(button).toMatchObject({ isBusy: false, unsure: { phase, message: 'Nobody knows.' } });
      expect(await press()).toBe(false);
      await show(null);
      await show(ACT);
      expect(await press()).toBe(false);
      await act(async () => button.override());
      expect(button.unsure).toBeUndefined();
      expect(await press()).toBe(true);
    },
  );

  it('no longer blocks the act once its outcome is known', async () => {
    await open();
    await store(record('cc', { phase: 'dropped' }));
    await waitFor(() => expect(button.unsure?.message).toMatch(/doesn’t know this transaction/));
    await store(record('cc', { phase: 'failed' }));
    expect(button.unsure).toBeUndefined();
    expect(await press()).toBe(true);
  });

  it('a transaction that another page asked the wallet for also blocks the act, until the person decides', async () => {
    await open();
    localStorage.setItem('rab.prompts.v1', JSON.stringify([{ ...record('ff'), hash: undefined, phase: 'wallet' }]));
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'rab.prompts.v1' })));
    expect(button).toMatchObject({ phase: 'idle', isBusy: false, unsure: { phase: 'wallet' } });
    expect(await press()).toBe(false);
    await act(async () => button.override());
    expect(await press()).toBe(true);
  });

  it('asks nobody when doing it twice harms nobody, as with an approval', async () => {
    const { show } = await open('another');
    isRepeatable = true;
    await store(record('cc', { phase: 'dropped' }));
    await show(ACT);
    expect(button.unsure).toBeUndefined();
    expect(await press()).toBe(true);
  });

  it('does not show the end of one that had ended before', async () => {
    const { show } = await open('another');
    await store(record('dd', { phase: 'confirmed' }));
    await show(ACT);
    expect(button).toMatchObject({ phase: 'idle', record: undefined });
    expect(await press()).toBe(true);
  });

  it.each([
    ['act', { key: 'claim:0xdef' }],
    ['account', { account: `0x${'2'.repeat(40)}` }],
    ['chain', { chainId: 97 }],
  ] as const)('does not show one of another %s', async (_, change) => {
    await open();
    await store(record('ee', change));
    expect(button.phase).toBe('idle');
    expect(await press()).toBe(true);
  });
});
