import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import type { TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import type { Run } from './runTransaction.ts';
import { PartMissing, sendingParts } from './sendingParts.ts';
import { startTransaction } from './startTransaction.ts';
import type { Act } from './statusOf.ts';
import { transactionsAtom } from './transactionsAtom.ts';

const act: Act = { key: 'lock', chainId: 56, account: `0x${'ab'.repeat(20)}`, isRepeatable: false };
const HASH = `0x${'1'.repeat(64)}` as const;
const receipt = { transactionHash: HASH } as TransactionReceipt;
const reportError = jest.fn();

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
  Object.assign(globalThis, { reportError });
});
afterEach(() => {
  jest.restoreAllMocks();
  reportError.mockClear();
});

/** Presses the button of an act; `run` is what sends it. */
function press(run: (of: Run) => Promise<TransactionReceipt | null>, change: Partial<Act> = {}) {
  const runTransaction = jest.fn(run);
  const parts = { runTransaction } as unknown as Awaited<ReturnType<typeof sendingParts.runTransaction>>;
  jest.spyOn(sendingParts, 'runTransaction').mockResolvedValue(parts);
  const started = startTransaction({
    config: {} as Config,
    store,
    act: { ...act, ...change },
    meaning: { summary: 'Lock 1 CRT' },
    request: { call: {} as never },
    settle: async () => undefined,
  });
  return { started, runTransaction };
}
const records = () => store.get(transactionsAtom);

describe('an act that is started', () => {
  it('has a record at once, which is kept with every change, and gives its receipt', async () => {
    const { started, runTransaction } = press(async ({ record, onChange, isTaken, isOthers }) => {
      expect(records()).toEqual([record]);
      expect([isTaken?.(record), isOthers?.(record.id, HASH)]).toEqual([false, false]);
      onChange({ ...record, phase: 'confirmed', hash: HASH });
      expect([isOthers?.(record.id, HASH), isOthers?.('other', HASH)]).toEqual([false, true]);
      return receipt;
    });
    expect(await started).toBe(receipt);
    expect(records()).toMatchObject([{ summary: 'Lock 1 CRT', key: 'lock', phase: 'confirmed', hash: HASH }]);
    expect(runTransaction).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<Act>, 'pending' | 'dropped', boolean]>([
    ['is under way', {}, 'pending', false],
    ['is unsure', {}, 'dropped', false],
    ['is under way and may be repeated', { isRepeatable: true }, 'pending', false],
    ['is unsure and may be repeated', { isRepeatable: true }, 'dropped', true],
  ])('that %s already runs: %j %s %s', async (_, change, phase, runs) => {
    await press(async ({ record, onChange }) => {
      onChange({ ...record, phase, hash: HASH });
      return null;
    }).started;
    const again = press(async () => receipt, change);
    expect(await again.started).toBe(runs ? receipt : null);
    expect(again.runTransaction).toHaveBeenCalledTimes(runs ? 1 : 0);
    expect(records()).toHaveLength(runs ? 2 : 1);
  });

  it('without an account does nothing', async () => {
    const { started, runTransaction } = press(async () => receipt, { account: undefined });
    expect(await started).toBeNull();
    expect(runTransaction).not.toHaveBeenCalled();
    expect(records()).toEqual([]);
  });
});

describe('an error of our own program', () => {
  it('before the wallet is asked is reported, and the record says that nothing was sent', async () => {
    const error = new Error('a fault');
    const { started } = press(async ({ record, onChange }) => {
      onChange({ ...record });
      throw error;
    });
    expect(await started).toBeNull();
    expect(reportError).toHaveBeenCalledWith(error);
    expect(records()).toMatchObject([
      {
        phase: 'failed',
        message: 'Something went wrong on this page, and we didn’t ask your wallet. Reload the page and try again.',
      },
    ]);
  });

  it('is not reported where a part could not be loaded: that is said', async () => {
    const missing = new PartMissing();
    expect(await press(() => Promise.reject(missing)).started).toBeNull();
    expect(reportError).not.toHaveBeenCalled();
    expect(records()).toMatchObject([{ phase: 'failed', message: missing.message }]);
  });

  it('after the wallet was asked is thrown, and the record stays, also when the wallet has answered', async () => {
    const error = new Error('a fault');
    const { started } = press(async ({ record, onChange }) => {
      onChange({ ...record, phase: 'wallet' });
      onChange({ ...record, phase: 'pending', hash: HASH });
      throw error;
    });
    await expect(started).rejects.toBe(error);
    expect(records()).toMatchObject([{ phase: 'pending' }]);
    expect(reportError).not.toHaveBeenCalled();
  });
});
