import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { shortSymbol } from '@rab/contracts';
import { formatNumber } from '@rab/language';
import { type MadeBy, MOST_OWN_LOCKS } from '@rab/sdk/locks';
import { Amount, Button, DateTime, ErrorState, Lock, Panel, Skeleton, Stack, StaleNote, Text } from '@rab/ui';
import { Coming, DueRow } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';
import { useChainClock, useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import type { Address as Account } from '@rab/wallet-context/reads';
import { useState } from 'react';
import { exchangeOfPair } from '../../model/exchangeOfPair.ts';
import { lockMoments } from '../../model/lockMoments.ts';
import { useOwnLocks } from '../../queries/ownLocks.ts';
import { sumUp, type TokenSum } from './sumUp.ts';
import { TakeOut } from './TakeOut.tsx';

const PAGE_SIZE = 5;

interface OwnSummaryProps {
  owner: Account;
  madeBy: MadeBy;
  isLiquidity: boolean;
  /** Replaces the default title on a page that also shows another kind of locks. */
  title?: string;
  /** What is ready is then among all that is due, and what comes among the portfolio's dates. */
  isInPortfolio?: boolean;
}

const titles = () => ({ owner: t`You have locked`, others: t`Others have locked for you` }) as const;

/** What an account owns in locks, by token: locked, ready now, when more; and the way to take it out (LKT-04). */
export function OwnSummary({
  owner,
  madeBy,
  isLiquidity,
  title = titles()[madeBy],
  isInPortfolio = false,
}: OwnSummaryProps) {
  const chain = useChainConfig();
  const [asked, goTo] = useState(1);
  const { data, isError, refetch } = useOwnLocks({ owner, madeBy });
  const clock = useChainClock();
  const locks = data?.filter(({ entity }) => (exchangeOfPair(chain, entity.factory) !== undefined) === isLiquidity);
  const now = useChainTimeSince(locks ? locks.flatMap((lock) => lockMoments(lock, clock())) : []);
  if (!locks)
    return isError ? (
      <ErrorState title={t`We couldn’t load your locks.`} onRetry={refetch}>
        <Trans>They’re safe on-chain, and each lock’s own page still works.</Trans>
      </ErrorState>
    ) : (
      <Skeleton height="48" rounded="panel" />
    );
  if (locks.length === 0) return null;
  const sums = sumUp(locks, now);
  const pages = Math.ceil(sums.length / PAGE_SIZE);
  const page = Math.min(asked, pages);
  return (
    <Panel title={title}>
      <Stack gap="4">
        {isError && <StaleNote />}
        {isInPortfolio && <OfPortfolio sums={sums} madeBy={madeBy} />}
        {madeBy === 'owner' ? (
          !isInPortfolio && <TakeOut name={`own:${isLiquidity ? 'liquidity' : 'tokens'}`} sums={sums} />
        ) : (
          <Text color="fg.muted">
            <Trans>Anyone can lock any token for you. Only withdraw tokens that you know: others may be scams.</Trans>
          </Text>
        )}
        <DataTable
          caption={title}
          columns={columns(madeBy)}
          rows={sums.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={({ token }) => token}
        />
        <Pagination page={page} hasNext={page < pages} onPage={goTo} />
        {data && data.length >= MOST_OWN_LOCKS && (
          <Text color="fg.muted">
            <Trans>The totals cover your newest {formatNumber(MOST_OWN_LOCKS)} locks. You have more.</Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** What is due of own locks, a token a line, and the next date of each token (PRT-04). */
function OfPortfolio({ sums, madeBy }: { sums: readonly TokenSum[]; madeBy: MadeBy }) {
  return (
    <>
      {madeBy === 'owner' &&
        sums
          .filter(({ readyIds }) => readyIds.length > 0)
          .map((sum) => (
            <DueRow
              key={sum.token}
              title={shortSymbol(sum.symbol)}
              path={paths.locksOfToken(sum.token)}
              what={t`Unlocked, and still in the lock`}
              mark={<Lock size={20} aria-hidden="true" />}
            >
              <TakeOut name={`own:${sum.token}`} sums={[sum]} />
            </DueRow>
          ))}
      {sums.map(
        ({ token, symbol, next }) =>
          next !== null && (
            <Coming
              key={token}
              at={next}
              title={shortSymbol(symbol)}
              what={t`unlocks`}
              path={paths.locksOfToken(token)}
            />
          ),
      )}
    </>
  );
}

const columns = (madeBy: MadeBy): Column<TokenSum>[] => [
  { header: t`Token`, cell: ({ token }) => <Address address={token} kind="token" compact /> },
  {
    header: t`Locked`,
    isNumeric: true,
    cell: ({ locked, decimals, symbol }) => <Amount value={locked} decimals={decimals} symbol={symbol} />,
  },
  {
    header: t`Ready now`,
    isNumeric: true,
    cell: ({ ready, decimals, symbol }) => <Amount value={ready} decimals={decimals} symbol={symbol} />,
  },
  { header: t`Next release`, cell: ({ next }) => (next === null ? '–' : <DateTime seconds={next} />) },
  { header: t`Locks`, isNumeric: true, cell: ({ count }) => count },
  {
    header: t`Action`,
    isNumeric: true,
    cell: (sum) =>
      madeBy === 'others' && sum.readyIds.length > 0 ? (
        <TakeOut name={sum.token} sums={[sum]} />
      ) : (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={paths.locksOfToken(sum.token)}>
            <Trans>View</Trans>
          </RouterLink>
        </Button>
      ),
  },
];
