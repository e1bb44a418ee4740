import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../core/StateViews.tsx';
import { ClearSearch } from './ClearSearch.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { useListSearch } from './useListSearch.ts';

/**
 * A list without rows: a page beyond its last one, a search that found nothing, with the way back to all rows (LOK-10), or nothing to
 * list yet.
 * @param title where nothing was searched for; so are `children`, what the list is for, and `action`
 * @param hint what to search for instead
 */
export function EmptyList({
  page,
  onPage,
  title,
  hint,
  action,
  children,
}: {
  page: number;
  onPage: (page: number) => void;
  title: string;
  hint: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const [search, find] = useListSearch();
  if (page > 1) return <EmptyPage page={page} onPage={onPage} />;
  return search ? (
    <EmptyState picture="search" title={t`Nothing found`} action={<ClearSearch onClear={() => find('')} />}>
      {hint}
    </EmptyState>
  ) : (
    <EmptyState picture="lock" title={title} action={action}>
      {children}
    </EmptyState>
  );
}
