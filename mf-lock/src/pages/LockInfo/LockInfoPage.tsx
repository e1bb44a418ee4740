import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { basisPointsToPercent, parseAddress } from '@rab/contracts';
import { freeAmount } from '@rab/contracts/lock';
import type { LockEntity, LockRow } from '@rab/sdk/locks';
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
import { lazyPart } from '@rab/ui/overlay';
import { RouterLink, useParams, WayBack } from '@rab/ui/router';
import { useChainClock, useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import { type Address as TokenAddress, type TokenLockSum, useLockSum } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import { exchangeOfPair } from '../../model/exchangeOfPair.ts';
import { lockMoments } from '../../model/lockMoments.ts';
import { useLockInfo } from '../../queries/lockDetails.ts';
import { useLockInfoOnChain } from '../../queries/lockInfoOnChain.ts';
import { cycleWords } from '../cycleWords.ts';
import { FromChainNote } from '../FromChainNote.tsx';
import { PairMarks } from '../PairMarks.tsx';
import { pairName, pairSymbols } from '../pairNames.ts';
import { unknownPair } from '../unknownPair.ts';
import { viewLock } from '../viewLock.tsx';
import { LOCK_TONES, lockState, stateWords } from './lockState.ts';

const LockedLiquidity = lazyPart(
  () => t`The locked liquidity`,
  async () => (await import('./LockedLiquidity.tsx')).LockedLiquidity,
);

/** `/lock-tokens/detail/{token}`: everything locked of one token and its lock records. */
export function LockInfoPage() {
  const token = parseAddress(useParams().token);
  if (!token) {
    return (
      <Stack gap="6">
        <Header />
        <Panel>
          <EmptyState title={t`Invalid token address`}>
            <Trans>The link has no valid token address.</Trans>
          </EmptyState>
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
        <Header />
        {isError && onChain.isError ? (
          <ErrorState title={t`We couldn’t load the locks of this token.`} onRetry={refetch} />
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
        <Header />
        <Panel>
          <EmptyState
            title={t`No locks for this token`}
            picture="lock"
            action={
              <Button asChild variant="outline">
                <RouterLink to={paths.createLock({ token })}>
                  <Trans>Create Lock</Trans>
                </RouterLink>
              </Button>
            }
          >
            {isIndexerAway
              ? t`Nobody has locked this token here.`
              : t`Nobody has locked this token here, or the lock is too new to show yet.`}
          </EmptyState>
        </Panel>
        <LockedLiquidity token={token} />
      </Stack>
    );
  }
  const exchange = exchangeOfPair(chain, entity.factory);
  // without the chain's answer the sums come from the records in view
  const free = locks.reduce((all, lock) => all + freeAmount(lock, now), 0n);
  return (
    <Stack gap="6">
      <Header
        description={exchange ? t`${pairSymbols(entity)} liquidity` : entity.isLpToken ? unknownPair() : entity.name}
        isLiquidity={exchange !== undefined}
      />
      {isIndexerAway ? <FromChainNote /> : isError && <StaleNote />}
      <Panel>
        <Facts
          facts={[
            ...lockedFacts(entity, sum ?? { locked: entity.totalAmount - free, free, until: null, unseen: 0n }),
            { label: t`Total value locked`, value: <NoPrice /> },
            { label: t`Address`, value: <Address address={entity.address} kind="token" /> },
            ...(exchange
              ? [
                  {
                    label: t`Pair name`,
                    value: (
                      <>
                        {`${pairName(entity)} (${pairSymbols(entity)})`}
                        <PairMarks pair={entity} />
                      </>
                    ),
                  },
                  { label: t`Exchange`, value: exchange.name },
                ]
              : [
                  ...(entity.isLpToken ? [{ label: t`Kind`, value: unknownPair() }] : []),
                  {
                    label: t`Name`,
                    value: (
                      <>
                        {entity.name}
                        <TokenMark token={entity} />
                      </>
                    ),
                  },
                  { label: t`Symbol`, value: entity.symbol },
                  { label: t`Decimals`, value: entity.decimals },
                ]),
          ]}
        />
      </Panel>
      <Panel title={t`Lock records`}>
        <DataTable caption={t`Lock records`} columns={columns(entity, now)} rows={locks} rowKey={({ id }) => id} />
        <Pagination page={page} hasNext={hasNext} onPage={goTo} />
      </Panel>
      {!entity.isLpToken && <LockedLiquidity token={token} />}
    </Stack>
  );
}

/** The title, below the way back to the list that the token is in: the menu lights that list (LOK-08). */
const Header = ({ description, isLiquidity = false }: { description?: ReactNode; isLiquidity?: boolean }) => (
  <Stack gap="3">
    <WayBack to={isLiquidity ? paths.liquidityLocks() : paths.tokenLocks()}>
      <Trans>All locks</Trans>
    </WayBack>
    <PageHeader title={t`Lock info`} description={description} />
  </Stack>
);

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

/** What nobody can take out now and until when, what owners can, and what the locks hold of both: base units, unix seconds. */
function lockedFacts({ decimals, symbol }: LockEntity, { locked, free, until, unseen }: TokenLockSum): Fact[] {
  const held = locked + free + unseen;
  return [
    {
      label: t`Total amount locked`,
      value: <Amount value={locked} decimals={decimals} symbol={symbol} />,
    },
    ...(unseen === 0n
      ? []
      : [
          {
            label: t`In smaller locks, not checked`,
            value: <Amount value={unseen} decimals={decimals} symbol={symbol} />,
          },
        ]),
    // a row that only came with the chain's answer would push the others
    { label: t`First unlock`, value: until === null ? '–' : <DateTime seconds={until} /> },
    ...(free === 0n
      ? []
      : [
          {
            label: t`Already unlocked`,
            value: (
              <Text color="warning.fg">
                <Trans>
                  <Amount value={free} decimals={decimals} symbol={symbol} /> ready for the owners to withdraw
                </Trans>
              </Text>
            ),
          },
        ]),
    ...(locked === held
      ? []
      : [{ label: t`Still in the locks`, value: <Amount value={held} decimals={decimals} symbol={symbol} /> }]),
  ];
}

/** Whether something is to be had, and when next. */
function State({ state, next }: ReturnType<typeof lockState>) {
  return (
    <>
      <StatusTag tone={LOCK_TONES[state]}>{stateWords(state)}</StatusTag>
      {next !== null && (
        <Text color="fg.muted" textStyle="label">
          <Trans>
            next <DateTime seconds={next} suffix={false} />
          </Trans>
        </Text>
      )}
    </>
  );
}

/** There is no source of prices (LKL-05): said, so that nobody reads it as worth nothing. */
function NoPrice() {
  return (
    <>
      $0{' '}
      <Span color="fg.muted">
        <Trans>· no price is known</Trans>
      </Span>
    </>
  );
}

const columns = ({ decimals, symbol }: { decimals: number; symbol: string }, now: bigint): Column<LockRow>[] => [
  { header: t`Title`, cell: ({ description }) => description || '–', card: 'head' },
  { header: t`Owner`, cell: ({ owner }) => <Address address={owner} compact /> },
  {
    header: t`Amount`,
    isNumeric: true,
    card: 'end',
    cell: ({ amount, unlockedAmount }) => (
      <>
        <Amount value={amount} decimals={decimals} symbol={symbol} />
        {unlockedAmount > 0n && (
          <Text color="fg.muted" textStyle="label">
            <Trans>
              <Amount value={amount - unlockedAmount} decimals={decimals} /> left
            </Trans>
          </Text>
        )}
      </>
    ),
  },
  { header: t`Cycle`, isNumeric: true, cell: ({ cycle }) => (cycle > 0n ? cycleWords(cycle) : '–') },
  {
    header: t`Cycle Release(%)`,
    isNumeric: true,
    cell: ({ cycle, cycleBps }) => (cycle > 0n ? basisPointsToPercent(cycleBps) : '–'),
  },
  {
    header: t`TGE(%)`,
    isNumeric: true,
    cell: ({ cycle, tgeBps }) => (cycle > 0n ? basisPointsToPercent(tgeBps) : '–'),
  },
  { header: t`Unlock time (UTC)`, cell: ({ unlockDate }) => <DateTime seconds={unlockDate} suffix={false} /> },
  { header: t`State`, cell: (lock) => <State {...lockState(lock, now)} /> },
  viewLock(),
];
