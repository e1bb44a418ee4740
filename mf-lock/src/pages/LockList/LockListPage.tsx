import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { formatDay } from '@rab/language';
import { type LockEntity, type MadeBy, PAGE_SIZE } from '@rab/sdk/locks';
import {
  Amount,
  Box,
  Button,
  EarlyText,
  ErrorState,
  earlyText,
  Flex,
  Heading,
  KeptMark,
  LazyBoundary,
  Loading,
  lazyNamed,
  PageHeader,
  Panel,
  rowTextName,
  Skeleton,
  Stack,
  StaleNote,
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
  Pagination,
  RowButtonShape,
  usePageParam,
} from '@rab/ui/data';
import { RouterLink, RouteTabs, useSearchParams } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import { type Address as Account, useLockSum } from '@rab/wallet-context/reads';
import { useLockList, useShownLockList } from '../../queries/lockEntities.ts';
import { LiquidityKinds } from '../LiquidityKinds.tsx';
import { LocksOfNobody } from '../LocksOfNobody.tsx';
import { PairMarks } from '../PairMarks.tsx';
import { pairName, pairSymbols } from '../pairNames.ts';
import { unknownPair } from '../unknownPair.ts';

const OwnSummary = lazyNamed(async () => (await import('../../features/ownLocks/OwnSummary.tsx')).OwnSummary);

const OwnLocksOnChain = lazyNamed(async () => (await import('./OwnLocksOnChain.tsx')).OwnLocksOnChain);

type Kind = 'tokens' | 'liquidity';

const titles = () =>
  ({
    tokens: { title: t`Token locks`, description: t`Locked tokens, newest first.` },
    liquidity: { title: t`Liquidity locks`, description: t`Locked pairs of known exchanges, newest first.` },
  }) as const;

/** `/lock-tokens` */
export const TokenLocksPage = () => <LockListPage kind="tokens" />;

/** `/lock-liquidity` */
export const LiquidityLocksPage = () => <LockListPage kind="liquidity" />;

/** Tabs, search and page live in the URL. */
function LockListPage({ kind }: { kind: Kind }) {
  return (
    <Stack gap="6" {...wide}>
      <PageHeader
        {...titles()[kind]}
        action={
          <Button asChild colorPalette="accent">
            <RouterLink to={paths.createLock()}>
              <Trans>Create Lock</Trans>
            </RouterLink>
          </Button>
        }
      />
      {kind === 'liquidity' && <LiquidityKinds shown="pairs" />}
      <Panel>
        <Stack gap="4">
          <ListSearch label={t`Search locks`} placeholder={t`Token name, symbol or address`} />
          <RouteTabs
            tabs={[
              { id: 'all', label: t`All Lock`, content: <LockTable kind={kind} /> },
              { id: 'mine', label: t`My Locks`, content: <MyLocks kind={kind} />, clears: 'search' },
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
  if (!address) return <LocksOfNobody />;
  return <OwnLocks kind={kind} owner={address} />;
}

function OwnLocks({ kind, owner }: { kind: Kind; owner: Account }) {
  const isLiquidity = kind === 'liquidity';
  // the page that the table below reads: asked for once
  const [page] = usePageParam();
  const { data, isError } = useLockList({ isLiquidity, search: '', owner, madeBy: 'owner', page });
  if (isError && !data)
    return (
      <LazyBoundary what={t`The list`} waiting={<Loading />}>
        <OwnLocksOnChain owner={owner} />
      </LazyBoundary>
    );
  return (
    <Stack gap="6">
      {(['owner', 'others'] as const).map((madeBy) => (
        <Stack key={madeBy} as="section" gap="4" aria-label={owned()[madeBy]}>
          <Heading as="h2" textStyle="title">
            {owned()[madeBy]}
          </Heading>
          <LazyBoundary what={t`The summary`} waiting={<Skeleton height="48" rounded="panel" />}>
            <OwnSummary owner={owner} madeBy={madeBy} isLiquidity={isLiquidity} />
          </LazyBoundary>
          <LockTable kind={kind} mine={{ owner, madeBy }} />
        </Stack>
      ))}
    </Stack>
  );
}

const owned = () => ({ owner: t`Made by you`, others: t`Made for you by others` }) as const;

/** What an empty list of locks is for. */
const teaching = () =>
  ({
    all: t`Tokens in a lock cannot move before its date. Each lock has a page that proves it to buyers.`,
    owner: t`Lock your tokens until a date, or release them in parts. Only you can withdraw what unlocks.`,
    others: t`Locks that others create for your account will appear here, such as team tokens.`,
  }) as const;

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

  const isWhole = params.toString() === '';
  // what came with the page is newer than what an earlier visit has kept
  const isOlder = keptAt !== undefined && isWhole && earlyText(rowTextName(0, 'symbol')) !== undefined;
  if (!data || (isOlder && !isError)) {
    return isError ? (
      <ErrorState title={t`We couldn’t load the list.`} onRetry={refetch}>
        <Trans>Locks are safe on-chain, and each lock’s own page still works.</Trans>
      </ErrorState>
    ) : (
      <EarlyTable caption={titles()[kind].title} columns={earlyColumns(kind, isWhole)} />
    );
  }
  if (data.rows.length === 0)
    return (
      <EmptyList
        page={page}
        onPage={goTo}
        title={t`No locks yet`}
        hint={t`Try part of the name, the symbol or the address.`}
        action={
          mine?.madeBy !== 'others' && (
            <Button asChild variant="outline">
              <RouterLink to={paths.createLock()}>
                <Trans>Create Lock</Trans>
              </RouterLink>
            </Button>
          )
        }
      >
        {teaching()[mine?.madeBy ?? 'all']}
      </EmptyList>
    );
  return (
    <Stack gap="4" position="relative">
      {isError && <StaleNote />}
      <KeptMark at={keptAt} isOver />
      <DataTable
        caption={titles()[kind].title}
        columns={kind === 'liquidity' ? liquidityColumns() : tokenColumns(page)}
        rows={data.rows}
        rowKey={({ address: token }) => token}
      />
      <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
    </Stack>
  );
}

/**
 * As high as an amount and the note of what is unlocked or when, which loads later: an amount without a note is in the middle. From `xl` on
 * it keeps the columns in place, too.
 */
const NOTED = { direction: 'column', justify: 'center', align: 'end', minH: '10', minW: { xl: '44' } } as const;

/** The sum of a token's locks; what owners can take out of them now is no longer locked, which is said, or when that begins. */
function InLocks({ entity: { address, totalAmount, decimals } }: { entity: LockEntity }) {
  const { free = 0n, until = null } = useLockSum(address).data ?? {};
  const day = until === null ? null : formatDay(until);
  const note =
    free > 0n ? (
      <Trans>
        <Amount value={free} decimals={decimals} /> already unlocked
      </Trans>
    ) : (
      day && t`First unlock ${day}`
    );
  return (
    <Flex {...NOTED}>
      <Amount value={totalAmount} decimals={decimals} />
      {note && (
        <Text color="fg.muted" textStyle="label">
          {note}
        </Text>
      )}
    </Flex>
  );
}

const sharedColumns = (): Column<LockEntity>[] => [
  {
    header: t`Symbol`,
    cell: (token) => (
      // room for the mark, which loads later
      <Box minW="44">
        {token.symbol.trim() || '–'}
        <TokenMark token={token} />
      </Box>
    ),
  },
  { header: t`Address`, cell: ({ address }) => <Address address={address} kind="token" /> },
  {
    header: t`Amount`,
    isNumeric: true,
    cell: (entity) => <InLocks entity={entity} />,
  },
  {
    header: t`Action`,
    isNumeric: true,
    cell: ({ address }) => (
      <Button asChild size="xs" variant="outline">
        <RouterLink to={paths.locksOfToken(address)}>
          <Trans>View</Trans>
        </RouterLink>
      </Button>
    ),
  },
];

const tokenColumns = (page: number): Column<LockEntity>[] => [
  { header: t`Index`, cell: (_, index) => (page - 1) * PAGE_SIZE + index + 1, card: 'none' },
  { header: t`Name`, cell: ({ name, isLpToken }) => (isLpToken ? unknownPair() : name.trim() || '–'), card: 'head' },
  ...sharedColumns(),
];

const liquidityColumns = (): Column<LockEntity>[] => [
  {
    header: t`Token`,
    card: 'head',
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
  ...sharedColumns(),
];

/** The same columns while the list is read. @param isWhole first page of the unfiltered list, the one whose texts the index puts into the page */
function earlyColumns(kind: Kind, isWhole: boolean): Column<number>[] {
  const text = (of: string, width?: string) => (row: number) => (
    <EarlyText name={rowTextName(isWhole ? row : null, of)} width={width} />
  );
  const [symbol, amount] = [text('symbol', '5ch'), text('amount')];
  return [
    ...(kind === 'liquidity'
      ? [
          {
            header: t`Token`,
            card: 'head' as const,
            cell: (row: number) => (
              <>
                <Text>{text('name', '16ch')(row)}</Text>
                <Text color="fg.muted" textStyle="label">
                  {text('symbols', '10ch')(row)}
                </Text>
              </>
            ),
          },
        ]
      : [
          { header: t`Index`, cell: text('index', '1ch'), card: 'none' as const },
          { header: t`Name`, cell: text('name', '10ch'), card: 'head' as const },
        ]),
    { header: t`Symbol`, cell: (row) => <Box minW="44">{symbol(row)}</Box> },
    { header: t`Address`, cell: (row) => <AddressShape name={rowTextName(isWhole ? row : null, 'token')} /> },
    {
      header: t`Amount`,
      isNumeric: true,
      cell: (row) => (
        <Flex fontVariantNumeric="tabular-nums" {...NOTED}>
          {amount(row)}
        </Flex>
      ),
    },
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
