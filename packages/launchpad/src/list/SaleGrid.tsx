import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale, SaleOrder, SaleWhere } from '@rab/sdk/sales';
import {
  CardLine,
  EmptyState,
  ErrorState,
  earlyText,
  Grid,
  KeptMark,
  Loading,
  rowTextName,
  Skeleton,
  Stack,
  StaleNote,
} from '@rab/ui';
import { topics, useChainTime, useIsChainTimeAwaited, useIsIndexing, useWallet } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import type { ListTab } from '../kind/listTabs.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useShownSales } from '../queries/sales.ts';
import { LIST_TICK_SECONDS } from './homeCards.ts';
import { liveFirst, onePerToken } from './liveFirst.ts';
import { SaleCard } from './SaleCard.tsx';
import { SaleCardShape } from './SaleCardShape.tsx';
import { saleListWhere } from './saleListWhere.ts';

/** Said where there is no sale at all. */
const teaching = () =>
  t`A sale needs a token, a goal and two dates. Its contract holds the deposits. If the soft cap is missed, buyers can withdraw them.`;

const SKELETONS = ['a', 'b', 'c', 'd', 'e'] as const;

export interface SaleGridProps {
  kind: SaleKind;
  tab: ListTab;
  search?: string;
  /** The first is 1. */
  page?: number;
  /** Instead of a page beyond the last. */
  beyond?: ReactNode;
  /** Sales on a page. */
  size: number;
  /** With `endTime` running sales come first (MNY-14). */
  orderBy?: SaleOrder;
  /** Further conditions. */
  chosen?: readonly SaleWhere[];
  /** Shows only so many of a page, and each token once. */
  most?: number;
  /** The first page of all sales of the kind, whose texts the index puts into the page. */
  isWhole?: boolean;
  /** Side by side instead of in as many rows as they need. */
  isLine?: boolean;
  /** Level of the cards' headings: one below the heading above the grid. */
  headingLevel: 'h2' | 'h3';
  /** Said, and the next step offered, where nothing is found. */
  emptyHint?: string | undefined;
  emptyAction?: ReactNode;
  /** In place of the cards. */
  draw?: (sales: readonly Sale[]) => ReactNode;
  /** Shown below the cards, e.g. pages or a link to all. */
  footer?: (hasNext: boolean) => ReactNode;
}

/** Cards of one tab with all their states (HOM-06). */
export function SaleGrid({
  kind,
  tab,
  search = '',
  page = 1,
  beyond,
  size,
  orderBy = 'endTime',
  chosen = [],
  most,
  isLine = false,
  isWhole = false,
  headingLevel,
  emptyHint,
  emptyAction,
  draw,
  footer,
}: SaleGridProps) {
  const { address } = useWallet();
  const now = useChainTime(LIST_TICK_SECONDS);
  const isUnknown = tab.isOwn === true && address === undefined;
  const where = saleListWhere({ tab, account: address, search, now, chosen });
  const { data, keptAt, isError, refetch } = useShownSales(
    isUnknown ? null : { subgraph: kind.subgraph, where, orderBy, page, size },
  );
  const isIndexing = useIsIndexing([topics.sales]);
  // running sales come first: sorted by the computer's clock, cards would change places once the chain's is read. The cards of an
  // earlier visit do so anyway.
  const isTimeAwaited = useIsChainTimeAwaited() && keptAt === undefined;

  if (isUnknown)
    return (
      <EmptyState title={t`Connect wallet`} picture="sale">
        <Trans>Connect a wallet to see your projects.</Trans>
      </EmptyState>
    );
  if (!data && isError) {
    return (
      <ErrorState title={t`We couldn’t load the sales.`} onRetry={refetch}>
        <Trans>They’re safe on-chain, and each sale’s own page still works.</Trans>
      </ErrorState>
    );
  }
  // what came with the page is newer than what an earlier visit has kept
  const isOlder = keptAt !== undefined && !isError && isWhole && earlyText(rowTextName(0, 'symbol')) !== undefined;
  const isAwaited = !data || isOlder || (data.rows.length === 0 ? isIndexing : isTimeAwaited);
  if (!isAwaited && data.rows.length === 0 && page > 1 && beyond) return beyond;
  if (!isAwaited && data.rows.length === 0) {
    return (
      <EmptyState title={t`No Pads`} action={emptyAction} picture={search || chosen.length > 0 ? 'search' : 'sale'}>
        {emptyHint || (chosen.length > 0 ? t`Show more kinds of sales, or choose another tab.` : teaching())}
      </EmptyState>
    );
  }
  const sorted = data && (orderBy === 'endTime' ? liveFirst(kind, data.rows, now) : data.rows);
  const Cards = isLine ? CardLine : CardRows;
  const rows = sorted && most ? onePerToken(sorted).slice(0, most) : sorted;
  return (
    <Stack gap="4" position="relative">
      {isError && <StaleNote />}
      <KeptMark at={isOlder ? undefined : keptAt} isOver />
      {isAwaited && <Loading hasShape />}
      {draw ? (
        rows && !isAwaited ? (
          draw(rows)
        ) : (
          SKELETONS.map((key) => <Skeleton key={key} height="20" rounded="panel" />)
        )
      ) : (
        <Cards>
          {isAwaited
            ? SKELETONS.slice(0, most).map((key, at) => (
                <SaleCardShape key={key} kind={kind} at={isWhole ? at : null} />
              ))
            : rows?.map((sale) => <SaleCard key={sale.id} kind={kind} sale={sale} headingLevel={headingLevel} />)}
        </Cards>
      )}
      {data && rows && footer?.(data.hasNext || rows.length < data.rows.length)}
    </Stack>
  );
}

const CardRows = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" gap="5">
    {children}
  </Grid>
);
