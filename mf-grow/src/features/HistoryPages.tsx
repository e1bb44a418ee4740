import { t } from '@lingui/core/macro';
import { EmptyState, ErrorState, Loading, Panel } from '@rab/ui';
import { Pagination } from '@rab/ui/data';
import type { HistoryEntry } from '../queries/historyEntry.ts';
import { HistoryList, type HistoryListProps } from './HistoryList.tsx';

/** Entries on a page of a history. */
export const HISTORY_SIZE = 8;

interface HistoryPagesProps<Entry extends HistoryEntry> extends Omit<HistoryListProps<Entry>, 'entries'> {
  title: string;
  /** One page of them, as read from the indexer. */
  entries: { data: { rows: readonly Entry[]; hasNext: boolean } | undefined; isError: boolean; refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
}

/** A history in a panel, a page at a time (ADM-02). */
export function HistoryPages<Entry extends HistoryEntry>({
  title,
  entries,
  page,
  onPage,
  ...list
}: HistoryPagesProps<Entry>) {
  const { data, isError, refetch } = entries;
  return (
    <Panel title={title}>
      {!data && isError && <ErrorState title={t`We couldn’t load the history.`} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.rows.length === 0 && <EmptyState title={t`Nothing yet`} />}
      {data && data.rows.length > 0 && <HistoryList {...list} entries={data.rows} />}
      {data && <Pagination page={page} hasNext={data.hasNext} onPage={onPage} />}
    </Panel>
  );
}
