import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lockedAmount } from '@rab/contracts/lock';
import type { OwnLockOnChain } from '@rab/sdk/locks';
import { Amount, DateTime, EmptyState, ErrorState, Loading, Stack, StatusTag } from '@rab/ui';
import { TokenMark } from '@rab/ui/connected';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { useChainClock, useChainTimeSince } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { lockMoments } from '../../model/lockMoments.ts';
import { useOwnLocksOnChain } from '../../queries/locksOnChain.ts';
import { FromChainNote } from '../FromChainNote.tsx';
import { LOCK_TONES, lockState, stateWords } from '../LockInfo/lockState.ts';
import { viewLock } from '../viewLock.tsx';

/** All live locks of an account as the contract has them, tokens and liquidity alike: what is one's own is found without an indexer. */
export function OwnLocksOnChain({ owner }: { owner: Address }) {
  const [page, goTo] = usePageParam();
  const { data, isError, refetch } = useOwnLocksOnChain({ owner, page });
  const clock = useChainClock();
  const now = useChainTimeSince(data ? data.locks.flatMap((lock) => lockMoments(lock, clock())) : []);
  if (!data)
    return isError ? (
      <ErrorState title={t`We couldn’t load your locks.`} onRetry={refetch}>
        <Trans>Neither our data service nor the network is responding. Your locks are safe on-chain.</Trans>
      </ErrorState>
    ) : (
      <Loading />
    );
  return (
    <Stack gap="4">
      <FromChainNote />
      {data.locks.length === 0 ? (
        <EmptyState title={t`No locks yet`} picture="lock" />
      ) : (
        <>
          <DataTable caption={t`Your locks`} columns={columns(now)} rows={data.locks} rowKey={({ id }) => String(id)} />
          <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
        </>
      )}
    </Stack>
  );
}

const columns = (now: bigint): Column<OwnLockOnChain>[] => [
  { header: t`Title`, cell: ({ description }) => description || '–' },
  {
    header: t`Token`,
    cell: ({ token, name, symbol }) => (
      <>
        {name || '–'} ({symbol || '–'})<TokenMark token={{ address: token, name, symbol }} />
      </>
    ),
  },
  {
    header: t`Still locked`,
    isNumeric: true,
    cell: (lock) => <Amount value={lockedAmount(lock, now)} decimals={lock.decimals} symbol={lock.symbol} />,
  },
  { header: t`Unlock time (UTC)`, cell: ({ tgeDate }) => <DateTime seconds={tgeDate} suffix={false} /> },
  {
    header: t`State`,
    cell: (lock) => {
      const { state } = lockState(lock, now);
      return <StatusTag tone={LOCK_TONES[state]}>{stateWords(state)}</StatusTag>;
    },
  },
  viewLock(),
];
