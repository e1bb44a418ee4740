import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Box, Flex, Stack, VisuallyHidden } from '../core/chakra.ts';
import { DenseContext } from '../core/Hint.tsx';
import { useMediaQuery } from '../core/useMediaQuery.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers are aligned to the right. */
  isNumeric?: boolean;
  /**
   * Its place on the card that a row is on narrow screens, instead of a line with its header: what the card is about, at the other end of
   * that first line, or nowhere. One column at most is the head, one the end; screen readers are given their headers, too.
   */
  card?: 'head' | 'end' | 'none';
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
  const [head, end] = [columns.find(({ card }) => card === 'head'), columns.find(({ card }) => card === 'end')];
  const lines = columns.filter(({ card }) => card === undefined);
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={caption}>
      {rows.map((row, index) => (
        <Box as="li" key={rowKey(row)} borderWidth="1px" rounded="l3" padding="4">
          {(head || end) && (
            <CardLine start={head && <Headed column={head} row={row} index={index} />} isHead>
              {end && <Headed column={end} row={row} index={index} />}
            </CardLine>
          )}
          {lines.map(({ header, cell }) => (
            <CardLine key={header} start={header}>
              {cell(row, index)}
            </CardLine>
          ))}
        </Box>
      ))}
    </Stack>
  );
}

/** A cell after its header, which is not shown. */
function Headed<Row>({ column: { header, cell }, row, index }: { column: Column<Row>; row: Row; index: number }) {
  return (
    <>
      <VisuallyHidden>{header} </VisuallyHidden>
      {cell(row, index)}
    </>
  );
}

function CardLine({ start, isHead = false, children }: { start: ReactNode; isHead?: boolean; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="4" paddingY="1" align="center">
      <Box
        {...(isHead
          ? { fontWeight: 'semibold', minW: '0', overflowWrap: 'anywhere' }
          : { color: 'fg.muted', textStyle: 'label' })}
      >
        {start}
      </Box>
      <Box textAlign="end" overflowWrap="anywhere" {...(isHead ? { flexShrink: 0, maxW: '60%' } : { minW: '0' })}>
        {children}
      </Box>
    </Flex>
  );
}
