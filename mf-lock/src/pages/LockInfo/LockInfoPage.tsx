import { paths } from '@rab/config';
import { basisPointsToPercent, parseAddress } from '@rab/contracts';
import { freeAmount } from '@rab/contracts/lock';
import {
  Amount,
  Button,
  DateTime,
  EmptyState,
  ErrorState,
  earlyFact,
  type Fact,
  Facts,
  Loading,
  PageHeader,
  Panel,
  Skeleton,
  Span,
  Stack,
  StaleNote,
  StatusTag,
  Text,
} from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { RouterLink, useParams } from '@rab/ui/router';
import { useChainClock, useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import { type Address as TokenAddress, type TokenLockSum, useLockSum } from '@rab/wallet-context/reads';
import { exchangeOfPair } from '../../model/exchangeOfPair.ts';
import { lockMoments } from '../../model/lockMoments.ts';
import { type LockRow, useLockInfo } from '../../queries/lockDetails.ts';
import type { LockEntity } from '../../queries/lockEntities.ts';
import { useLockInfoOnChain } from '../../queries/lockInfoOnChain.ts';
import { cycleWords } from '../cycleWords.ts';
import { FromChainNote } from '../FromChainNote.tsx';
import { PairMarks } from '../PairMarks.tsx';
import { pairName, pairSymbols } from '../pairNames.ts';
import { UNKNOWN_PAIR } from '../unknownPair.ts';
import { VIEW_LOCK } from '../viewLock.tsx';
import { LOCK_TONES, lockState } from './lockState.ts';

/** `/lock-tokens/detail/{token}`: everything locked of one token and its lock records. */
export function LockInfoPage() {
  const token = parseAddress(useParams().token);
  if (!token) {
    return (
      <Stack gap="6">
        <PageHeader title="Lock info" />
        <Panel>
          <EmptyState title="Invalid token address">The link has no valid token address.</EmptyState>
        </Panel>
      </Stack>
    );
  }
  return <LockInfo token={token} />;
}

function LockInfo({ token }: { token: TokenAddress }) {
  const chain = useChainConfig();
  const [page, goTo] = usePageParam();
  const { data: indexed, isError, refetch } = useLockInfo({ token, page });
  const { data: sum } = useLockSum(token);
  const isIndexerAway = isError && !indexed;
  const onChain = useLockInfoOnChain(isIndexerAway ? { token, page } : null);
  const data = indexed ?? onChain.data;
  const clock = useChainClock();
  const now = useChainTimeSince(data ? data.locks.flatMap((lock) => lockMoments(lock, clock())) : []);

  if (!data) {
    return (
      <Stack gap="6">
        <PageHeader title="Lock info" />
        {isError && onChain.isError ? (
          <ErrorState title="We couldn’t load the locks of this token." onRetry={refetch} />
        ) : (
          <LocksShape />
        )}
      </Stack>
    );
  }
  const { entity, locks, hasNext } = data;
  if (!entity) {
    return (
      <Stack gap="6">
        <PageHeader title="Lock info" />
        <Panel>
          <EmptyState
            title="No locks for this token"
            action={
              <Button asChild variant="outline">
                <RouterLink to={paths.createLock({ token })}>Create Lock</RouterLink>
              </Button>
            }
          >
            {isIndexerAway
              ? 'Nobody has locked this token here.'
              : 'Nobody has locked this token here, or the lock is too new to show yet.'}
          </EmptyState>
        </Panel>
      </Stack>
    );
  }
  const exchange = exchangeOfPair(chain, entity.factory);
  // without the chain's answer the sums come from the records in view
  const free = locks.reduce((all, lock) => all + freeAmount(lock, now), 0n);
  return (
    <Stack gap="6">
      <PageHeader
        title="Lock info"
        description={exchange ? `${pairSymbols(entity)} liquidity` : entity.isLpToken ? UNKNOWN_PAIR : entity.name}
      />
      {isIndexerAway ? <FromChainNote /> : isError && <StaleNote />}
      <Panel>
        <Facts
          facts={[
            ...lockedFacts(entity, sum ?? { locked: entity.totalAmount - free, free, until: null, unseen: 0n }),
            { label: 'Total value locked', value: <NoPrice /> },
            { label: 'Address', value: <Address address={entity.address} kind="token" /> },
            ...(exchange
              ? [
                  {
                    label: 'Pair name',
                    value: (
                      <>
                        {`${pairName(entity)} (${pairSymbols(entity)})`}
                        <PairMarks pair={entity} />
                      </>
                    ),
                  },
                  { label: 'Exchange', value: exchange.name },
                ]
              : [
                  ...(entity.isLpToken ? [{ label: 'Kind', value: UNKNOWN_PAIR }] : []),
                  {
                    label: 'Name',
                    value: (
                      <>
                        {entity.name}
                        <TokenMark token={entity} />
                      </>
                    ),
                  },
                  { label: 'Symbol', value: entity.symbol },
                  { label: 'Decimals', value: entity.decimals },
                ]),
          ]}
        />
      </Panel>
      <Panel title="Lock records">
        <DataTable caption="Lock records" columns={columns(entity, now)} rows={locks} rowKey={({ id }) => id} />
        <Pagination page={page} hasNext={hasNext} onPage={goTo} />
      </Panel>
    </Stack>
  );
}

/** What is locked of the token while that is read, with what the index has put into the page about it. */
function LocksShape() {
  const names = {
    'Total amount locked': 'amount',
    'First unlock': 'until',
    'Total value locked': 'worth',
    Address: 'token',
    Name: 'name',
    Symbol: 'symbol',
    Decimals: 'decimals',
  };
  return (
    <Panel>
      <Loading hasShape />
      <Facts facts={Object.entries(names).map(([label, name]) => earlyFact(label, name))} />
      <Skeleton height="80" rounded="l2" marginTop="4" />
    </Panel>
  );
}

/** What nobody can take out now and until when, and what owners can: base units, unix seconds. */
function lockedFacts({ decimals, symbol }: LockEntity, { locked, free, until, unseen }: TokenLockSum): Fact[] {
  return [
    {
      label: 'Total amount locked',
      value: <Amount value={locked} decimals={decimals} symbol={symbol} />,
    },
    ...(unseen === 0n
      ? []
      : [
          {
            label: 'In smaller locks, not checked',
            value: <Amount value={unseen} decimals={decimals} symbol={symbol} />,
          },
        ]),
    // a row that only came with the chain's answer would push the others
    { label: 'First unlock', value: until === null ? '–' : <DateTime seconds={until} /> },
    ...(free === 0n
      ? []
      : [
          {
            label: 'Already unlocked',
            value: (
              <Text color="warning.fg">
                <Amount value={free} decimals={decimals} symbol={symbol} /> ready for the owners to withdraw
              </Text>
            ),
          },
        ]),
  ];
}

/** Whether something is to be had, and when next. */
function State({ state, next }: ReturnType<typeof lockState>) {
  return (
    <>
      <StatusTag tone={LOCK_TONES[state]}>{state}</StatusTag>
      {next !== null && (
        <Text color="fg.muted" textStyle="label">
          next <DateTime seconds={next} suffix={false} />
        </Text>
      )}
    </>
  );
}

/** There is no source of prices (LKL-05): said, so that nobody reads it as worth nothing. */
function NoPrice() {
  return (
    <>
      $0 <Span color="fg.muted">· no price is known</Span>
    </>
  );
}

const columns = ({ decimals, symbol }: { decimals: number; symbol: string }, now: bigint): Column<LockRow>[] => [
  { header: 'Title', cell: ({ description }) => description || '–' },
  { header: 'Owner', cell: ({ owner }) => <Address address={owner} compact /> },
  {
    header: 'Amount',
    isNumeric: true,
    cell: ({ amount, unlockedAmount }) => (
      <>
        <Amount value={amount} decimals={decimals} symbol={symbol} />
        {unlockedAmount > 0n && (
          <Text color="fg.muted" textStyle="label">
            <Amount value={amount - unlockedAmount} decimals={decimals} /> left
          </Text>
        )}
      </>
    ),
  },
  { header: 'Cycle', isNumeric: true, cell: ({ cycle }) => (cycle > 0n ? cycleWords(cycle) : '–') },
  {
    header: 'Cycle Release(%)',
    isNumeric: true,
    cell: ({ cycle, cycleBps }) => (cycle > 0n ? basisPointsToPercent(cycleBps) : '–'),
  },
  { header: 'TGE(%)', isNumeric: true, cell: ({ cycle, tgeBps }) => (cycle > 0n ? basisPointsToPercent(tgeBps) : '–') },
  { header: 'Unlock time (UTC)', cell: ({ unlockDate }) => <DateTime seconds={unlockDate} suffix={false} /> },
  { header: 'State', cell: (lock) => <State {...lockState(lock, now)} /> },
  VIEW_LOCK,
];
