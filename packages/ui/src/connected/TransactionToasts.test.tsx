import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ALICE, OTHER_CHAIN, removeWallet, renderPart } from '@rab/testing/renderPart';
import { transactionRecord } from '@rab/testing/transactionRecord';
import type { TransactionRecord } from '@rab/wallet-context';
import { usePlayedTransaction } from '@rab/wallet-context/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { toast } from '../toast/toast.ts';

const KEY = 'rab.transactions.v1';

const record = (id: string, change: Partial<TransactionRecord>): TransactionRecord =>
  transactionRecord(id, {
    phase: 'failed',
    hash: undefined,
    summary: `Lock ${id}`,
    successTitle: 'Lock success',
    failedTitle: 'Lock failed',
    ...change,
  });

/** Another tab stores records. */
const tell = (...records: TransactionRecord[]): Promise<void> =>
  act(async () => {
    localStorage.setItem(KEY, JSON.stringify(records));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

/** The toasts of records that another tab has stored. */
async function show(...records: TransactionRecord[]): Promise<(string | null)[]> {
  await renderPart(null);
  await tell(...records);
  return [...screen.getByRole('log').querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
}

/** Two areas on one page, each with a store of its own; `run` begins an act in the second one and sends it. */
async function areas() {
  let note: (record: TransactionRecord) => void = () => {};
  function Button() {
    note = usePlayedTransaction().note;
    return null;
  }
  const first = await renderPart(null, { isConnected: true });
  await renderPart(<Button />, { isConnected: true });
  const run = async (sent: TransactionRecord) => {
    note({ ...sent, phase: 'simulating', hash: undefined });
    await Promise.resolve();
    await act(async () => note(sent));
  };
  return { first, run };
}

const toastsOfAreas = () =>
  screen
    .getAllByRole('log')
    .map((log) => [...log.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent));

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => toast.remove());
  cleanup();
  removeWallet();
  localStorage.clear();
});

describe('the toast of a transaction', () => {
  it('the toast of a failure has the title of its act, or what the simulation or the wallet said [TX-02, TX-03]', async () => {
    const hash = `0x${'a'.repeat(64)}` as const;
    const toasts = await show(
      record('1', { hash }),
      record('2', { callsId: 'a batch without a receipt' }),
      record('3', { message: 'Insufficient funds for gas' }),
    );
    expect(toasts.sort()).toEqual([
      'Insufficient funds for gasLock 3',
      'Lock failedLock 1View transaction',
      'Lock failedLock 2',
    ]);
  });

  it('the toast of a transaction that failed on chain has the title of its act and the reason [TX-02, TXF-06]', async () => {
    const failed = { hash: `0x${'a'.repeat(64)}`, message: 'The balance is too low.' } as const;
    expect(await show(record('8', failed))).toEqual(['Lock failedThe balance is too low.View transaction']);
  });

  it('says what is known of a transaction that is no longer looked for', async () => {
    expect(await show(record('4', { phase: 'unknown', message: 'Nobody knows.' }))).toEqual([
      'Outcome unknownNobody knows.',
    ]);
  });

  it('leads to what was created, on the chain that has it', async () => {
    const created = { phase: 'confirmed', createdPath: '/made/7' } as const;
    const toasts = await show(record('6', created), record('7', { ...created, chainId: OTHER_CHAIN }));
    expect(toasts.sort()).toEqual(['Lock successLock 6Open it', 'Lock successLock 7']);
    expect(screen.getByText('Open it').getAttribute('href')).toBe('/made/7');
  });

  it.each([
    ['simulating', /^The network hasn’t responded yet/],
    ['wallet', /^Your wallet hasn’t answered yet/],
    ['pending', /^Your wallet hasn’t reported the transaction yet/],
  ] as const)(
    'says after a minute in the phase %s why it may wait, on whatever page, until it continues [TXF-03]',
    async (phase, words) => {
      jest.useFakeTimers({ advanceTimers: true });
      try {
        const waiting = record('9', { phase, startedAt: Date.now() });
        await show(waiting);
        await act(() => jest.advanceTimersByTimeAsync(50_000));
        expect(screen.queryByText(words)).toBeNull();
        await act(() => jest.advanceTimersByTimeAsync(20_000));
        expect(screen.getByText(words)).toBeTruthy();
        await tell({ ...waiting, phase: 'confirmed' });
        expect(screen.queryByText(words)).toBeNull();
      } finally {
        jest.useRealTimers();
      }
    },
  );

  it('a transaction of a chain that is no longer configured has no toast', async () => {
    expect(await show(record('5', { chainId: 97, phase: 'pending' }))).toEqual([]);
  });

  it('is shown once on a page with several areas: where the act began, or in the first for another tab [FED-07]', async () => {
    const { run } = await areas();
    const hash = `0x${'a'.repeat(64)}` as const;
    const sent = record('10', { account: ALICE, phase: 'pending', hash, startedAt: Date.now() });
    await act(() => run(sent));
    expect(toastsOfAreas()).toEqual([[], ['Waiting for confirmationLock 10View transaction']]);
    await tell(record('11', { phase: 'pending', callsId: '0x1', startedAt: Date.now() }), sent);
    expect(toastsOfAreas()).toEqual([
      ['Waiting for confirmationLock 11'],
      ['Waiting for confirmationLock 10View transaction'],
    ]);
    await tell({ ...sent, phase: 'confirmed' });
    expect(toastsOfAreas()[1]).toEqual(['Lock successLock 10View transaction']);
  });

  it('the toast of an area that is gone is shown by another one [FED-07]', async () => {
    const { first } = await areas();
    const sent = record('12', { phase: 'pending', callsId: '0x1', startedAt: Date.now() });
    await tell(sent);
    expect(toastsOfAreas()).toEqual([['Waiting for confirmationLock 12'], []]);
    act(() => first.unmount());
    await tell({ ...sent, phase: 'confirmed' });
    expect(toastsOfAreas()).toEqual([['Lock successLock 12']]);
  });
});

it('a success goes by itself after five seconds, what is open or needs a look stays [APP-20] [TX-02]', async () => {
  const durations = new Map<string, number | undefined>();
  jest.spyOn(toast, 'success').mockImplementation((_, options) => {
    durations.set('confirmed', options?.duration);
    return '';
  });
  jest.spyOn(toast, 'loading').mockImplementation((_, options) => {
    durations.set('pending', options?.duration);
    return '';
  });
  await show(record('a', { phase: 'pending' }), record('b', { phase: 'confirmed' }));
  expect(Object.fromEntries(durations)).toEqual({ confirmed: 5_000, pending: Number.POSITIVE_INFINITY });
});
