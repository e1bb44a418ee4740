import { paths } from '@rab/config';
import {
  Amount,
  Button,
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  Panel,
  Skeleton,
  Stack,
  StaleNote,
  Text,
} from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { RouterLink, RouteTabs, useSearchParams } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import { type LockEntity, PAGE_SIZE, useLockList } from '../../queries/lockEntities.ts';
import { pairName, pairSymbols } from '../pairNames.ts';
import { UNKNOWN_PAIR } from '../unknownPair.ts';
import { SearchBox } from './SearchBox.tsx';

type Kind = 'tokens' | 'liquidity';

const TITLES = {
  tokens: { title: 'Token locks', description: 'Tokens that somebody locked, newest first.' },
  liquidity: { title: 'Liquidity locks', description: 'Pairs of known exchanges that somebody locked, newest first.' },
} as const;

/** `/lock-tokens` and `/lock-liquidity`: tabs, search and page live in the URL. */
export function LockListPage({ kind }: { kind: Kind }) {
  return (
    <Stack gap="6">
      <PageHeader
        {...TITLES[kind]}
        action={
          <Button asChild colorPalette="accent">
            <RouterLink to={paths.createLock()}>Create Lock</RouterLink>
          </Button>
        }
      />
      <Panel>
        <Stack gap="4">
          <SearchBox />
          <RouteTabs
            tabs={[
              { id: 'all', label: 'All Lock', content: <LockTable kind={kind} isMine={false} /> },
              { id: 'mine', label: 'My Locks', content: <LockTable kind={kind} isMine />, clears: 'search' },
            ]}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}

function LockTable({ kind, isMine }: { kind: Kind; isMine: boolean }) {
  const { address } = useWallet();
  const [params] = useSearchParams();
  const [page, goTo] = usePageParam();
  const search = isMine ? '' : (params.get('search') ?? '');
  const isUnknown = isMine && address === undefined;
  const owner = isMine ? (address ?? null) : null;
  const { data, isError, refetch } = useLockList(
    isUnknown ? null : { isLiquidity: kind === 'liquidity', search, owner, page },
  );

  if (isMine && !address)
    return <EmptyState title="Connect wallet">Your locks are shown once a wallet is connected.</EmptyState>;
  if (!data) {
    return isError ? (
      <ErrorState title="The list could not be loaded." onRetry={refetch}>
        Locks themselves are safe on chain; a lock's own page still works.
      </ErrorState>
    ) : (
      <Stack gap="3">
        <Loading hasShape />
        {Array.from({ length: 5 }, (_, row) => `row${row}`).map((row) => (
          <Skeleton key={row} height="10" />
        ))}
      </Stack>
    );
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState
        title={search ? 'Nothing found' : 'No locks yet'}
        action={
          !search && (
            <Button asChild variant="outline">
              <RouterLink to={paths.createLock()}>Create Lock</RouterLink>
            </Button>
          )
        }
      >
        {search ? 'Try a part of the name, the symbol or the address.' : undefined}
      </EmptyState>
    );
  }
  return (
    <Stack gap="4">
      {isError && <StaleNote />}
      <DataTable
        caption={TITLES[kind].title}
        columns={kind === 'liquidity' ? liquidityColumns : tokenColumns(page)}
        rows={data.rows}
        rowKey={({ address: token }) => token}
      />
      <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
    </Stack>
  );
}

const sharedColumns: Column<LockEntity>[] = [
  { header: 'Symbol', cell: ({ symbol }) => symbol || '–' },
  { header: 'Address', cell: ({ address }) => <Address address={address} kind="token" /> },
  {
    header: 'Amount',
    isNumeric: true,
    cell: ({ totalAmount, decimals }) => <Amount value={totalAmount} decimals={decimals} />,
  },
  {
    header: 'Action',
    isNumeric: true,
    cell: ({ address }) => (
      <Button asChild size="xs" variant="outline">
        <RouterLink to={paths.locksOfToken(address)}>View</RouterLink>
      </Button>
    ),
  },
];

const tokenColumns = (page: number): Column<LockEntity>[] => [
  { header: 'Index', cell: (_, index) => (page - 1) * PAGE_SIZE + index + 1 },
  { header: 'Name', cell: ({ name, isLpToken }) => (isLpToken ? UNKNOWN_PAIR : name || '–') },
  ...sharedColumns,
];

const liquidityColumns: Column<LockEntity>[] = [
  {
    header: 'Token',
    cell: (pair) => (
      <>
        <Text>{pairName(pair)}</Text>
        <Text color="fg.muted" textStyle="label">
          {pairSymbols(pair)}
        </Text>
      </>
    ),
  },
  ...sharedColumns,
];
