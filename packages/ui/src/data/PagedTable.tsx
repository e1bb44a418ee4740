import { Stack } from '../core/chakra.ts';
import { StaleNote } from '../core/StateViews.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { Pagination } from './Pagination.tsx';

/**
 * A page of a list, with the ways to other pages.
 * @param isStale whether the rows could not be read again: they may be old
 */
export function PagedTable<Row>({
  page,
  hasNext,
  onPage,
  isStale,
  ...table
}: DataTableProps<Row> & { page: number; hasNext: boolean; onPage: (page: number) => void; isStale: boolean }) {
  return (
    <Stack gap="4" position="relative">
      {isStale && <StaleNote />}
      <DataTable {...table} />
      <Pagination page={page} hasNext={hasNext} onPage={onPage} />
    </Stack>
  );
}
