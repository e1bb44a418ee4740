import type { ReactNode } from 'react';
import { Box, Button } from '../core/chakra.ts';
import { Loading } from '../core/StateViews.tsx';
import { Cards, type Column, WideTable } from './DataTable.tsx';

const ROWS = [0, 1, 2, 3, 4, 5] as const;

export interface EarlyTableProps {
  /** What the table lists. */
  caption: string;
  /** The columns of the table with the places of their texts (`EarlyText`), by the number of the row. */
  columns: readonly Column<number>[];
}

/** Room for the button of a row whose link is not known yet; `children` are its words. */
export const RowButtonShape = ({ children }: { children: ReactNode }) => (
  <Button asChild size="xs" variant="outline" visibility="hidden">
    <span>{children}</span>
  </Button>
);

/** The place of a table that is read, with what the index has put into the page about its first rows. Drawn in Node, it fits all screens. */
export function EarlyTable(props: EarlyTableProps) {
  const table = { ...props, rows: ROWS, rowKey: String };
  return (
    <>
      <Loading hasShape />
      <Box aria-hidden="true" display={{ base: 'none', lg: 'block' }}>
        <WideTable {...table} />
      </Box>
      <Box aria-hidden="true" display={{ lg: 'none' }}>
        <Cards {...table} />
      </Box>
    </>
  );
}
