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
} from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { RouterLink, RouteTabs, useSearchParams } from '@rab/ui/router';
import { keepPreviousData, useChainConfig, useQuery, useWallet } from '@rab/wallet-context';
import { type LockEntity, lockListQueryOptions, PAGE_SIZE } from '../../queries/lockEntities.ts';
import { SearchBox } from './SearchBox.tsx';

type Kind = 'tokens' | 'liquidity';

const TITLES = {
  tokens: { title: 'Token locks', description: 'Tokens that somebody locked, newest first.' },
  liquidity: { title: 'Liquidity locks', description: 'Liquidity pairs that somebody locked, newest first.' },
} as const;

/** `/lock-tokens` and `/lock-liquidity`: tabs, search and page live in the URL. */
export function LockListPage({ kind }: { kind: Kind }) {
  return (
    <Stack gap="6">
      <PageHeader
        {...TITLES[kind]}
        action={
          <Button asChild colorPalette="accent">
            <RouterLink to="/create-lock">Create Lock</RouterLink>
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
  const chain = useChainConfig();
  const { address } = useWallet();
  const [params] = useSearchParams();
  const [page, goTo] = usePageParam();
  const search = isMine ? '' : (params.get('search') ?? '');
  const { data, isError, refetch } = useQuery({
    ...lockListQueryOptions(chain, {
      isLpToken: kind === 'liquidity',
      search,
      owner: isMine ? (address ?? null) : null,
      page,
    }),
    enabled: !isMine || address !== undefined,
    placeholderData: keepPreviousData,
  });

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
              <RouterLink to="/create-lock">Create Lock</RouterLink>
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
        <RouterLink to={`/lock-tokens/detail/${address}`}>View</RouterLink>
      </Button>
    ),
  },
];

const tokenColumns = (page: number): Column<LockEntity>[] => [
  { header: 'Index', cell: (_, index) => (page - 1) * PAGE_SIZE + index + 1 },
  { header: 'Name', cell: ({ name }) => name || '–' },
  ...sharedColumns,
];

const liquidityColumns: Column<LockEntity>[] = [
  { header: 'Token', cell: (pair) => `${pair.symbol0 || '?'} / ${pair.symbol1 || '?'}` },
  ...sharedColumns,
];
