import { paths } from '@rab/config';
import {
  Amount,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  KeptMark,
  LazyBoundary,
  Loading,
  lazyNamed,
  PageHeader,
  Panel,
  Skeleton,
  Stack,
  StaleNote,
  Text,
  wide,
} from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { type Column, DataTable, EmptyPage, Pagination, usePageParam } from '@rab/ui/data';
import { RouterLink, RouteTabs, useSearchParams } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import { type Address as Account, useLockSum } from '@rab/wallet-context/reads';
import { type LockEntity, type MadeBy, PAGE_SIZE, useLockList, useShownLockList } from '../../queries/lockEntities.ts';
import { PairMarks } from '../PairMarks.tsx';
import { pairName, pairSymbols } from '../pairNames.ts';
import { UNKNOWN_PAIR } from '../unknownPair.ts';
import { SearchBox } from './SearchBox.tsx';

const OwnSummary = lazyNamed(async () => (await import('../../features/ownLocks/OwnSummary.tsx')).OwnSummary);

const OwnLocksOnChain = lazyNamed(async () => (await import('./OwnLocksOnChain.tsx')).OwnLocksOnChain);

type Kind = 'tokens' | 'liquidity';

const TITLES = {
  tokens: { title: 'Token locks', description: 'Locked tokens, newest first.' },
  liquidity: { title: 'Liquidity locks', description: 'Locked pairs of known exchanges, newest first.' },
} as const;

/** `/lock-tokens` */
export const TokenLocksPage = () => <LockListPage kind="tokens" />;

/** `/lock-liquidity` */
export const LiquidityLocksPage = () => <LockListPage kind="liquidity" />;

/** Tabs, search and page live in the URL. */
function LockListPage({ kind }: { kind: Kind }) {
  return (
    <Stack gap="6" {...wide}>
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
              { id: 'all', label: 'All Lock', content: <LockTable kind={kind} /> },
              { id: 'mine', label: 'My Locks', content: <MyLocks kind={kind} />, clears: 'search' },
            ]}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}

/** What an account owns: first what it made itself, then, apart from it, what anybody made for it (LKT-04). */
function MyLocks({ kind }: { kind: Kind }) {
  const { address } = useWallet();
  if (!address)
    return (
      <EmptyState title="Connect wallet" picture="lock">
        Connect a wallet to see your locks.
      </EmptyState>
    );
  return <OwnLocks kind={kind} owner={address} />;
}

function OwnLocks({ kind, owner }: { kind: Kind; owner: Account }) {
  const isLiquidity = kind === 'liquidity';
  // the page that the table below reads: asked for once
  const [page] = usePageParam();
  const { data, isError } = useLockList({ isLiquidity, search: '', owner, madeBy: 'owner', page });
  if (isError && !data)
    return (
      <LazyBoundary what="The list" waiting={<Loading />}>
        <OwnLocksOnChain owner={owner} />
      </LazyBoundary>
    );
  return (
    <Stack gap="6">
      {(['owner', 'others'] as const).map((madeBy) => (
        <Stack key={madeBy} as="section" gap="4" aria-label={OWNED[madeBy]}>
          <Heading as="h2" textStyle="title">
            {OWNED[madeBy]}
          </Heading>
          <LazyBoundary what="The summary" waiting={<Skeleton height="48" rounded="panel" />}>
            <OwnSummary owner={owner} madeBy={madeBy} isLiquidity={isLiquidity} />
          </LazyBoundary>
          <LockTable kind={kind} mine={{ owner, madeBy }} />
        </Stack>
      ))}
    </Stack>
  );
}

const OWNED = { owner: 'Made by you', others: 'Made for you by others' } as const;

/** What an empty list of locks is for. */
const TEACHING = {
  all: 'Tokens in a lock cannot move before its date. Each lock has a page that proves it to buyers.',
  owner: 'Lock your tokens until a date, or release them in parts. Only you can withdraw what unlocks.',
  others: 'Locks that others create for your account will appear here, such as team tokens.',
} as const;

function LockTable({ kind, mine }: { kind: Kind; mine?: { owner: Account; madeBy: MadeBy } }) {
  const [params] = useSearchParams();
  const [page, goTo] = usePageParam(mine?.madeBy === 'others' ? 'others' : 'page');
  const search = mine ? '' : (params.get('search') ?? '');
  const { data, keptAt, isError, refetch } = useShownLockList({
    isLiquidity: kind === 'liquidity',
    search,
    owner: mine?.owner ?? null,
    madeBy: mine?.madeBy ?? null,
    page,
  });

  if (!data) {
    return isError ? (
      <ErrorState title="We couldn’t load the list." onRetry={refetch}>
        Locks are safe on-chain, and each lock’s own page still works.
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
  if (data.rows.length === 0 && page > 1) return <EmptyPage page={page} onPage={goTo} />;
  if (data.rows.length === 0) {
    return (
      <EmptyState
        picture={search ? 'search' : 'lock'}
        title={search ? 'Nothing found' : 'No locks yet'}
        action={
          !search &&
          mine?.madeBy !== 'others' && (
            <Button asChild variant="outline">
              <RouterLink to={paths.createLock()}>Create Lock</RouterLink>
            </Button>
          )
        }
      >
        {search ? 'Try part of the name, the symbol or the address.' : TEACHING[mine?.madeBy ?? 'all']}
      </EmptyState>
    );
  }
  return (
    <Stack gap="4" position="relative">
      {isError && <StaleNote />}
      <KeptMark at={keptAt} isOver />
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

/** The sum of a token's locks; what owners can take out of them now is no longer locked, which is said. */
function InLocks({ entity: { address, totalAmount, decimals } }: { entity: LockEntity }) {
  const { data: sum } = useLockSum(address);
  return (
    <>
      <Amount value={totalAmount} decimals={decimals} />
      {sum && sum.free > 0n && (
        <Text color="fg.muted" textStyle="label">
          <Amount value={sum.free} decimals={decimals} /> already unlocked
        </Text>
      )}
    </>
  );
}

const sharedColumns: Column<LockEntity>[] = [
  {
    header: 'Symbol',
    cell: (token) => (
      // the mark comes late: it finds room, nothing moves
      <Box minW="44">
        {token.symbol || '–'}
        <TokenMark token={token} />
      </Box>
    ),
  },
  { header: 'Address', cell: ({ address }) => <Address address={address} kind="token" /> },
  {
    header: 'Amount',
    isNumeric: true,
    cell: (entity) => <InLocks entity={entity} />,
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
        <Text>
          {pairName(pair)}
          <PairMarks pair={pair} />
        </Text>
        <Text color="fg.muted" textStyle="label">
          {pairSymbols(pair)}
        </Text>
      </>
    ),
  },
  ...sharedColumns,
];
