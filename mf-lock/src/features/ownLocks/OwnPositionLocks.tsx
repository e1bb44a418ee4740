import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Button, DateTime, ErrorState, Lock, Panel, Stack, StaleNote } from '@rab/ui';
import { Coming, DueRow } from '@rab/ui/action';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';
import { useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useState } from 'react';
import { pairText } from '../../model/pairOrder.ts';
import { positionLockState } from '../../model/positionState.ts';
import { type PositionLockRow, sidesOf, usePositionLocks } from '../../queries/positionLocks.ts';

/** The locked positions that an account owns, with those that it can unlock among what is due. */
export function OwnPositionLocks({ owner }: { owner: Address }) {
  const chain = useChainConfig();
  const [page, goTo] = useState(1);
  const { data, isError, refetch } = usePositionLocks({ search: '', of: { owner }, page });
  const now = useChainTimeSince(data ? data.rows.map(({ unlockDate }) => unlockDate) : []);
  if (!data)
    return isError ? (
      <ErrorState title={t`We couldn’t load your locked positions.`} onRetry={refetch}>
        <Trans>They’re safe on-chain, and each lock’s own page still works.</Trans>
      </ErrorState>
    ) : null;
  if (data.rows.length === 0 && page === 1) return null;
  const nameOf = (lock: PositionLockRow) => pairText(chain, sidesOf(lock));
  const view = ({ id }: PositionLockRow) => (
    <Button asChild size="xs" variant="outline">
      <RouterLink to={paths.positionLock(id)}>
        <Trans>View</Trans>
      </RouterLink>
    </Button>
  );
  const columns: Column<PositionLockRow>[] = [
    { header: t`Pair`, card: 'head', cell: nameOf },
    { header: t`Title`, cell: ({ description }) => description || '–' },
    {
      header: t`Unlock time (UTC)`,
      cell: ({ isUnlocked, unlockDate }) =>
        isUnlocked ? t`Withdrawn` : <DateTime seconds={unlockDate} suffix={false} />,
    },
    { header: t`Action`, isNumeric: true, cell: view },
  ];
  return (
    <Panel title={t`V3 positions you have in locks`}>
      <Stack gap="4">
        {isError && <StaleNote />}
        {data.rows.map((lock) => {
          const state = positionLockState(lock, now);
          const [title, path] = [nameOf(lock), paths.positionLock(lock.id)];
          if (state === 'locked')
            return <Coming key={lock.id} at={lock.unlockDate} title={title} what={t`unlocks`} path={path} />;
          return (
            state === 'ready' && (
              <DueRow
                key={lock.id}
                title={title}
                path={path}
                what={t`Unlocked, and still in the lock`}
                mark={<Lock size={20} aria-hidden="true" />}
              >
                {view(lock)}
              </DueRow>
            )
          );
        })}
        <DataTable caption={t`Locked positions`} columns={columns} rows={data.rows} rowKey={({ id }) => id} />
        <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
      </Stack>
    </Panel>
  );
}
