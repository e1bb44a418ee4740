import { EmptyState, ErrorState, Grid, Loading, Skeleton, Stack, StaleNote } from '@rab/ui';
import { keepPreviousData, useChainConfig, useChainTime, useQuery, useWallet } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import type { SaleKind } from '../model/Launchpad.ts';
import { type LaunchpadListFilter, type ListTab, launchpadListQueryOptions } from '../queries/launchpads.ts';
import { SaleCard } from './SaleCard.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'] as const;
/** Tabs ask with the time rounded to a minute, so that their answer is kept for that long. */
const MINUTE = 60n;

/** One page of sales of a kind and whether more follow; the account's own hidden ones are in it. */
export function useLaunchpads(kind: SaleKind, filter: Pick<LaunchpadListFilter, 'tab' | 'search' | 'first' | 'skip'>) {
  const chain = useChainConfig();
  const { address } = useWallet();
  const now = useChainTime(MINUTE);
  return useQuery({
    ...launchpadListQueryOptions(chain, kind, { ...filter, account: address ?? null, now }),
    placeholderData: keepPreviousData,
  });
}

export interface SaleGridProps {
  kind: SaleKind;
  tab: ListTab;
  search?: string;
  first: number;
  skip?: number;
  /** Level of the cards' headings: one below what stands above the grid. */
  headingLevel: 'h2' | 'h3';
  /** Next step offered where nothing is found. */
  emptyAction?: ReactNode;
  /** Shown below the cards, e.g. pages or a link to all. */
  footer?: (hasNext: boolean) => ReactNode;
}

/** Cards of one tab with all their states (HOM-06). */
export function SaleGrid({
  kind,
  tab,
  search = '',
  first,
  skip = 0,
  headingLevel,
  emptyAction,
  footer,
}: SaleGridProps) {
  const { data, isError, refetch } = useLaunchpads(kind, { tab, search, first, skip });
  const { address } = useWallet();

  if (tab === 'mine' && !address)
    return <EmptyState title="Connect wallet">Your projects are shown once a wallet is connected.</EmptyState>;
  if (!data && isError) {
    return (
      <ErrorState title="The sales could not be loaded." onRetry={refetch}>
        The sales themselves are safe on chain; a sale's own link still works once the list is back.
      </ErrorState>
    );
  }
  if (data?.rows.length === 0) {
    return (
      <EmptyState title="No Pads" action={emptyAction}>
        {search ? 'Try a part of the name, the symbol or the token address.' : undefined}
      </EmptyState>
    );
  }
  return (
    <Stack gap="4">
      {isError && <StaleNote />}
      {!data && <Loading hasShape />}
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" gap="5">
        {data
          ? data.rows.map((sale) => <SaleCard key={sale.id} sale={sale} headingLevel={headingLevel} />)
          : SKELETONS.map((key) => <Skeleton key={key} height="96" rounded="panel" data-testid="pad-skeleton" />)}
      </Grid>
      {data && footer?.(data.hasNext)}
    </Stack>
  );
}
