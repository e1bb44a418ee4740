import { t } from '@lingui/core/macro';
import { EmptyState, ErrorState, Loading, Panel } from '@rab/ui';
import { Pagination } from '@rab/ui/data';
import type { SignedAct } from '../queries/signedAct.ts';
import { ActList, type ActListProps } from './ActList.tsx';

/** Acts on a page of a history. */
export const HISTORY_SIZE = 8;

interface ActPagesProps<Act extends SignedAct> extends Omit<ActListProps<Act>, 'acts'> {
  title: string;
  /** One page of them, as read from the indexer. */
  acts: { data: { rows: readonly Act[]; hasNext: boolean } | undefined; isError: boolean; refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
}

/** A history in a panel, a page at a time (ADM-02). */
export function ActPages<Act extends SignedAct>({ title, acts, page, onPage, ...list }: ActPagesProps<Act>) {
  const { data, isError, refetch } = acts;
  return (
    <Panel title={title}>
      {!data && isError && <ErrorState title={t`We couldn’t load the history.`} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.rows.length === 0 && <EmptyState title={t`Nothing yet`} />}
      {data && data.rows.length > 0 && <ActList {...list} acts={data.rows} />}
      {data && <Pagination page={page} hasNext={data.hasNext} onPage={onPage} />}
    </Panel>
  );
}
