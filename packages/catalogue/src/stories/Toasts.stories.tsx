import { toast } from '@rab/ui';
import { Toasts } from '@rab/ui/connected';
import type { TransactionPhase, TransactionRecord } from '@rab/wallet-context';
import { type ReactNode, useEffect } from 'react';
import { ACCOUNT, LONG_NAME, LONG_WORD } from '../extremes.ts';
import type { Stories } from '../Story.ts';

/** Stays as long as the page. */
const STAYS = { duration: Number.POSITIVE_INFINITY };

function WithToasts({ show }: { show: () => void }): ReactNode {
  useEffect(() => {
    show();
    return () => toast.remove();
  }, [show]);
  return <Toasts />;
}

const KEY = 'rab.transactions.v1';

/** What another tab notes of a transaction in this phase. */
const noteTransaction = (phase: TransactionPhase, change: Partial<TransactionRecord>) => () => {
  const record: TransactionRecord = {
    id: 'sent',
    hash: `0x${'12'.repeat(32)}`,
    startedAt: 0,
    chainId: 56,
    account: ACCOUNT,
    phase,
    summary: 'Lock 100 ABC until 2026-12-01',
    successTitle: 'Lock success',
    failedTitle: 'Lock failed',
    ...change,
  };
  localStorage.setItem(KEY, JSON.stringify([record]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

const story = (show: () => void) => ({ draw: () => <WithToasts show={show} /> });
const transaction = (phase: TransactionPhase, change: Partial<TransactionRecord> = {}) =>
  story(noteTransaction(phase, change));

export const stories: Stories = {
  none: story(() => {}),
  'every kind': story(() => {
    toast.success('Copied address', STAYS);
    toast.error('Your browser blocks copying.', STAYS);
    toast.loading('Waiting for confirmation');
    toast('For information', STAYS);
  }),
  'long text, long word': story(() => {
    toast.error(LONG_NAME.repeat(3), STAYS);
    toast(LONG_WORD, STAYS);
  }),
  'a transaction is checked': transaction('simulating'),
  'a transaction in the wallet': transaction('wallet'),
  'a transaction is pending': transaction('pending'),
  'a transaction is confirmed': transaction('confirmed', { createdPath: '/lock-tokens/lock/1' }),
  'a transaction failed': transaction('failed'),
  'a transaction was rejected': transaction('rejected'),
  'a transaction was replaced': transaction('replaced', { message: 'Canceled in your wallet.' }),
  'a transaction is lost': transaction('dropped', { message: 'It is still looked for.' }),
};
