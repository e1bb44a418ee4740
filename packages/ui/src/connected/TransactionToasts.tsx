import type { ChainConfig } from '@rab/config';
import {
  inWords,
  isUnderWay,
  type TransactionRecord,
  useAppConfig,
  useTransactions,
  useWallet,
} from '@rab/wallet-context';
import { Suspense, useEffect, useRef } from 'react';
import { Box } from '../core/chakra.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { TOAST_MS, toast } from '../toast/toast.ts';
import { claimToast } from './toastPlaces.ts';

interface ToastProps {
  record: TransactionRecord;
  chain: ChainConfig;
}

const Summary = ({ record }: ToastProps) => <Box>{inWords(record).summary}</Box>;
const load = () => import('./TransactionToast.tsx');
/** Loaded for people who have a wallet; if it does not load, the button of the act says how it goes. */
const TransactionToast = lazyNamed<ToastProps>(() =>
  load().then(
    ({ TransactionToast: Toast }) => Toast,
    () => Summary,
  ),
);

/** One toast per transaction, updated in place from `Checking` to its end, with the explorer's link once it has a hash. */
export function TransactionToasts({ place }: { place: object }) {
  const transactions = useTransactions();
  const { chains } = useAppConfig();
  const { address } = useWallet();
  useEffect(() => {
    // in advance: the host may be unreachable when it is needed
    if (address) load().catch(() => {});
  }, [address]);
  const shown = useRef<Map<string, string> | null>(null);

  useEffect(() => {
    // What ended before this page was opened is history, not news.
    shown.current ??= new Map(
      transactions.filter((record) => !isUnderWay(record)).map((record) => [record.id, stateOf(record)]),
    );
    for (const record of transactions) {
      const chain = chains[String(record.chainId)];
      // one of a chain that is no longer configured is not followed either
      if (!chain || shown.current.get(record.id) === stateOf(record) || !claimToast(record.id, place)) continue;
      shown.current.set(record.id, stateOf(record));
      showToast(record, chain);
    }
  }, [transactions, chains, place]);
  return null;
}

/** What a toast shows of a record: a record that was reread from storage is no news. */
const stateOf = ({ phase, hash, message, createdPath, proposal }: TransactionRecord): string =>
  [phase, hash, message, createdPath, JSON.stringify(proposal)].join(' ');

function showToast(record: TransactionRecord, chain: ChainConfig): void {
  const content = (
    <Suspense fallback={<Summary record={record} chain={chain} />}>
      <TransactionToast record={record} chain={chain} />
    </Suspense>
  );
  // a toast that was shown before keeps the options that are not set again
  const options = { id: record.id, duration: TOAST_MS };
  // who looks away must not miss it and pay twice
  const lasting = { id: record.id, duration: Number.POSITIVE_INFINITY };
  switch (record.phase) {
    case 'simulating':
    case 'wallet':
    case 'pending':
      toast.loading(content, lasting);
      break;
    case 'confirmed':
      toast.success(content, options);
      break;
    case 'rejected':
      toast(content, options);
      break;
    case 'replaced':
    case 'unknown':
    case 'dropped':
      toast(content, lasting);
      break;
    case 'failed':
      toast.error(content, options);
      break;
  }
}
