import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import {
  Box,
  Button,
  DateTime,
  EarlyText,
  ErrorState,
  Heading,
  PageHeader,
  Panel,
  Span,
  Stack,
  StatusTag,
  Text,
  wide,
} from '@rab/ui';
import { Address, AddressShape } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import {
  type Column,
  DataTable,
  EarlyTable,
  EmptyList,
  ListSearch,
  PagedTable,
  RowButtonShape,
  useListSearch,
  usePageParam,
} from '@rab/ui/data';
import { RouterLink, RouteTabs } from '@rab/ui/router';
import { useChainConfig, useChainTimeSince, useWallet } from '@rab/wallet-context';
import type { Address as Account } from '@rab/wallet-context/reads';
import { pairText } from '../../model/pairOrder.ts';
import { positionLockState } from '../../model/positionState.ts';
import { feePercent } from '../../model/priceRange.ts';
import { type PositionLockRow, sidesOf, usePositionLocks } from '../../queries/positionLocks.ts';
import { LiquidityKinds } from '../LiquidityKinds.tsx';
import { LOCK_TONES, stateWords } from '../LockInfo/lockState.ts';
import { LocksOfNobody } from '../LocksOfNobody.tsx';
import { managerName } from '../managerName.ts';
import { NoPositionLocks } from '../NoPositionLocks.tsx';

const title = () => t`Liquidity locks`;
const caption = () => t`Locked positions`;

/** `/lock-liquidity/positions`: tabs, search and page live in the URL. */
export function PositionListPage() {
  const { contracts } = useChainConfig();
  if (!contracts.positionLock) return <NoPositionLocks title={title()} />;
  return (
    <Stack gap="6" {...wide}>
      <PageHeader
        title={title()}
        description={t`Locked positions of V3 exchanges, newest first.`}
        action={
          <Button asChild colorPalette="accent">
            <RouterLink to={paths.createPositionLock()}>
              <Trans>Lock a V3 position</Trans>
            </RouterLink>
          </Button>
        }
      />
      <LiquidityKinds shown="positions" />
      <Panel>
        <Stack gap="4">
          <ListSearch label={t`Search locked positions`} placeholder={t`Token, pool or owner`} />
          <RouteTabs
            tabs={[
              { id: 'all', label: t`All Lock`, content: <PositionTable /> },
              { id: 'mine', label: t`My Locks`, content: <OwnPositionLocks />, clears: 'search' },
            ]}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}

function OwnPositionLocks() {
  const { address } = useWallet();
  if (!address) return <LocksOfNobody />;
  return (
    <Stack gap="6">
      <Offered account={address} />
      <PositionTable owner={address} />
    </Stack>
  );
}

/** The locks that wait for an account to accept them; nothing without one. */
function Offered({ account }: { account: Account }) {
  const { data } = usePositionLocks({ search: '', of: { offeredTo: account }, page: 1 });
  const chain = useChainConfig();
  if (!data || data.rows.length === 0) return null;
  const heading = t`Offered to you`;
  return (
    <Stack as="section" gap="4" aria-label={heading}>
      <Heading as="h2" textStyle="title">
        {heading}
      </Heading>
      <DataTable caption={heading} columns={columnsFor(chain)} rows={data.rows} rowKey={({ id }) => id} />
    </Stack>
  );
}

function PositionTable({ owner }: { owner?: Account }) {
  const chain = useChainConfig();
  const [search] = useListSearch();
  const [page, goTo] = usePageParam();
  const { data, isError, refetch } = usePositionLocks({ search, of: owner ? { owner } : null, page });
  if (!data && !isError) return <EarlyTable caption={caption()} columns={earlyColumns()} />;
  if (!data)
    return (
      <ErrorState title={t`We couldn’t load the list.`} onRetry={refetch}>
        <Trans>Locks are safe on-chain, and each lock’s own page still works.</Trans>
      </ErrorState>
    );
  if (data.rows.length === 0)
    return (
      <EmptyList
        page={page}
        onPage={goTo}
        title={t`No locks yet`}
        hint={t`Try part of a token’s name, symbol or address, or the whole address of a pool or an owner.`}
        action={
          <Button asChild variant="outline">
            <RouterLink to={paths.createPositionLock()}>
              <Trans>Lock a V3 position</Trans>
            </RouterLink>
          </Button>
        }
      >
        {t`Lock a position of a V3 exchange until a date. It keeps earning fees, and everyone can see that its liquidity stays.`}
      </EmptyList>
    );
  return (
    <PagedTable
      {...data}
      caption={caption()}
      columns={columnsFor(chain)}
      rowKey={({ id }) => id}
      page={page}
      onPage={goTo}
      isStale={isError}
    />
  );
}

function State({ lock }: { lock: PositionLockRow }) {
  const now = useChainTimeSince([lock.unlockDate]);
  const state = positionLockState(lock, now);
  return <StatusTag tone={LOCK_TONES[state]}>{stateWords(state)}</StatusTag>;
}

/** The two tokens of a position, each marked where it borrows a known name, and what the lock is called. */
function Pair({ lock }: { lock: PositionLockRow }) {
  const chain = useChainConfig();
  const [side0, side1] = sidesOf(lock);
  return (
    // room for the mark, which loads later
    <Box minW="44">
      {pairText(chain, [side0, side1])}
      <TokenMark token={side0} />
      <TokenMark token={side1} />
      {lock.description && (
        <Text color="fg.muted" textStyle="label" fontWeight="normal">
          {lock.description}
        </Text>
      )}
    </Box>
  );
}

/** When a position can be unlocked; nobody ever can where the owner gave it up. */
function Unlocks({ lock }: { lock: PositionLockRow }) {
  return lock.owner === null && !lock.isUnlocked ? t`Never` : <DateTime seconds={lock.unlockDate} suffix={false} />;
}

type Chain = Parameters<typeof managerName>[0];

const columnsFor = (chain: Chain): Column<PositionLockRow>[] => [
  { header: t`Pair`, card: 'head', cell: (lock) => <Pair lock={lock} /> },
  { header: t`State`, card: 'end', cell: (lock) => <State lock={lock} /> },
  { header: t`Fee`, isNumeric: true, cell: ({ fee }) => `${feePercent(fee)}%` },
  { header: t`Exchange`, cell: ({ manager }) => managerName(chain, manager) },
  { header: t`Owner`, cell: ({ owner }) => (owner ? <Address address={owner} compact /> : t`None (renounced)`) },
  { header: t`Unlock time (UTC)`, cell: (lock) => <Unlocks lock={lock} /> },
  {
    header: t`Action`,
    isNumeric: true,
    cell: ({ id }) => (
      <Button asChild size="xs" variant="outline">
        <RouterLink to={paths.positionLock(id)}>
          <Trans>View</Trans>
        </RouterLink>
      </Button>
    ),
  },
];

/** The same columns while the list is read. */
function earlyColumns(): Column<number>[] {
  const text = (width: string) => () => <EarlyText name="" width={width} />;
  return [
    { header: t`Pair`, card: 'head', cell: () => <Box minW="44">{text('12ch')()}</Box> },
    { header: t`State`, card: 'end', cell: text('6ch') },
    { header: t`Fee`, isNumeric: true, cell: text('4ch') },
    { header: t`Exchange`, cell: text('12ch') },
    { header: t`Owner`, cell: () => <AddressShape name="" compact /> },
    { header: t`Unlock time (UTC)`, cell: () => <Span whiteSpace="nowrap">{text('16ch')()}</Span> },
    {
      header: t`Action`,
      isNumeric: true,
      cell: () => (
        <RowButtonShape>
          <Trans>View</Trans>
        </RowButtonShape>
      ),
    },
  ];
}
