import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OTHER_CHAIN, renderPart } from '@rab/testing/renderPart';
import { transactionRecord } from '@rab/testing/transactionRecord';
import type { TransactionRecord } from '@rab/wallet-context';
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

/** The toasts of records that another tab has stored. */
async function show(...records: TransactionRecord[]): Promise<(string | null)[]> {
  await renderPart(null);
  await act(async () => {
    localStorage.setItem(KEY, JSON.stringify(records));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  return [...screen.getByRole('log').querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => toast.remove());
  cleanup();
  localStorage.clear();
});

describe('the toast of a transaction', () => {
  it('that failed bears the title of its act, or what the simulation or the wallet said [TX-02, TX-03]', async () => {
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

  it('that failed on chain bears the title of its act and the reason [TX-02, TXF-06]', async () => {
    const failed = { hash: `0x${'a'.repeat(64)}`, message: 'The balance is too low.' } as const;
    expect(await show(record('8', failed))).toEqual(['Lock failedThe balance is too low.View transaction']);
  });

  it('says what is known of one that is no longer looked for', async () => {
    expect(await show(record('4', { phase: 'unknown', message: 'Nobody knows.' }))).toEqual([
      'What became of it is not knownNobody knows.',
    ]);
  });

  it('leads to what was created, on the chain that has it', async () => {
    const created = { phase: 'confirmed', createdPath: '/made/7' } as const;
    const toasts = await show(record('6', created), record('7', { ...created, chainId: OTHER_CHAIN }));
    expect(toasts.sort()).toEqual(['Lock successLock 6Open it', 'Lock successLock 7']);
    expect(screen.getByText('Open it').getAttribute('href')).toBe('/made/7');
  });

  it('of a chain that is not configured any more is none', async () => {
    expect(await show(record('5', { chainId: 97, phase: 'pending' }))).toEqual([]);
  });
});
