import { t } from '@lingui/core/macro';
import type { ChainConfig } from '@rab/config';
import { useLanguage } from '@rab/language';
import { inWords, isUnderWay, type TransactionRecord, useChainConfig } from '@rab/wallet-context';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Link } from '../core/chakra.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { isProposed, LazyProposalState } from './LazyProposalState.ts';
import { TransactionLink } from './TransactionLink.tsx';

/** Loaded only for people who act; if it does not load, the button of the act says the same. */
const WaitReason = lazyNamed<{ record: TransactionRecord }>(() =>
  import('./WaitReason.tsx').then(
    ({ WaitReason: Reason }) => Reason,
    () => () => null,
  ),
);

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
export function TransactionToast({ record, chain }: { record: TransactionRecord; chain: ChainConfig }) {
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
