import { t } from '@lingui/core/macro';
import type { ChainConfig } from '@rab/config';
import { useLanguage } from '@rab/language';
import {
  inWords,
  isUnderWay,
  type TransactionRecord,
  useAppConfig,
  useChainConfig,
  useTransactions,
} from '@rab/wallet-context';
import { Suspense, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Link } from '../core/chakra.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { TOAST_MS, toast } from '../toast/toast.ts';
import { isProposed, LazyProposalState } from './LazyProposalState.ts';
import { TransactionLink } from './TransactionLink.tsx';
import { claimToast } from './toastPlaces.ts';

/** Loaded only for people who act; if it does not load, the button of the act says the same. */
const WaitReason = lazyNamed<{ record: TransactionRecord }>(() =>
  import('./WaitReason.tsx').then(
    ({ WaitReason: Reason }) => Reason,
    () => () => null,
  ),
);

/** One toast per transaction, updated in place from `Checking` to its end, with the explorer's link once it has a hash. */
export function TransactionToasts({ place }: { place: object }) {
  const transactions = useTransactions();
  const { chains } = useAppConfig();
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

/** Way to what was created, while the chain is shown that has it. */
function CreationLink({ record: { chainId, createdPath } }: { record: TransactionRecord }) {
  const { id } = useChainConfig();
  if (!createdPath || chainId !== id) return null;
  return (
    <Link asChild colorPalette="accent" marginStart="3">
      <RouterLink to={createdPath}>{t`Open it`}</RouterLink>
    </Link>
  );
}

/** Title and detail of a toast. */
function wordsOf({ phase, hash, proposal, message, ...record }: TransactionRecord): [title: string, detail: string] {
  const { summary } = record;
  switch (phase) {
    case 'simulating':
      return [t`Checking the transaction`, summary];
    case 'wallet':
      return [t`Confirm in your wallet`, summary];
    case 'pending':
      return [proposal && !hash ? t`Waiting for your Safe’s owners` : t`Waiting for confirmation`, summary];
    case 'confirmed':
      return [record.successTitle, summary];
    case 'rejected':
      return [message ?? t`Canceled in your wallet`, summary];
    case 'replaced':
      return [message ?? t`Replaced in your wallet`, summary];
    case 'unknown':
    case 'dropped':
      return [phase === 'dropped' && hash ? t`Not found on the network` : t`Outcome unknown`, message ?? summary];
    case 'failed':
      // a simulation or send that failed shows its own message (TX-03), a failed receipt its title (TX-02) and its reason
      return hash && message ? [record.failedTitle, message] : [message ?? record.failedTitle, summary];
  }
}

/** What a toast shows, in the language that is spoken now. */
function TransactionToast({ record, chain }: { record: TransactionRecord; chain: ChainConfig }) {
  useLanguage();
  const [title, detail] = wordsOf(inWords(record));
  return (
    <>
      <Box fontWeight="semibold">{title}</Box>
      <Box color="fg.muted">{detail}</Box>
      {isUnderWay(record) && (
        <Suspense>
          {isProposed(record) ? <LazyProposalState record={record} /> : <WaitReason record={record} />}
        </Suspense>
      )}
      <TransactionLink hash={record.hash} chain={chain} />
      <CreationLink record={record} />
    </>
  );
}

function showToast(record: TransactionRecord, chain: ChainConfig): void {
  const content = <TransactionToast record={record} chain={chain} />;
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
