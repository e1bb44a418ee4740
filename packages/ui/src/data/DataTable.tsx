import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Box, Flex, Stack } from '../core/chakra.ts';
import { DenseContext } from '../core/Hint.tsx';
import { useMediaQuery } from '../core/useMediaQuery.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers are aligned to the right. */
  isNumeric?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** More columns than this have less room on both sides. */
const MANY = 7;

/** Below Chakra's `lg` a table has no room. */
const NARROW = '(max-width: 1023.98px)';
const NARROW_FOR_MANY = '(max-width: 1199.98px)';

/** A real table on wide screens, a list of cards on narrow ones; both from the same columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(props.columns.length > MANY ? NARROW_FOR_MANY : NARROW);
  return <DenseContext value={true}>{isNarrow ? <Cards {...props} /> : <WideTable {...props} />}</DenseContext>;
}

export function WideTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    // text wraps, and a column of many is never cut off; what is counted stays in one line
    <Table.ScrollArea whiteSpace="normal">
      <Table.Root aria-label={caption} size={columns.length > MANY ? 'sm' : 'md'}>
        <Table.Header>
          <Table.Row bg="transparent">
            {columns.map(({ header, isNumeric }) => (
              <Table.ColumnHeader
                key={header}
                textAlign={isNumeric ? 'end' : 'start'}
                color="fg.muted"
                textStyle="label"
                fontWeight="medium"
              >
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, index) => (
            <Table.Row key={rowKey(row)} bg="transparent" _hover={{ bg: 'bg.muted' }}>
              {columns.map(({ header, cell, isNumeric }) => (
                <Table.Cell
                  key={header}
                  textAlign={isNumeric ? 'end' : 'start'}
                  whiteSpace={isNumeric ? 'nowrap' : undefined}
                  maxW="64"
                  overflowWrap="anywhere"
                >
                  {cell(row, index)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

export function Cards<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={caption}>
      {rows.map((row, index) => (
        <Box as="li" key={rowKey(row)} borderWidth="1px" rounded="l3" padding="4">
          {columns.map(({ header, cell }) => (
            <Flex key={header} justify="space-between" gap="4" paddingY="1" align="center">
              <Box color="fg.muted" textStyle="label">
                {header}
              </Box>
              <Box textAlign="end" minW="0" overflowWrap="anywhere">
                {cell(row, index)}
              </Box>
            </Flex>
          ))}
        </Box>
      ))}
    </Stack>
  );
}
