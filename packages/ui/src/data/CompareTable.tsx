import type { ReactNode } from 'react';
import { Box } from '../core/chakra.ts';
import { DenseContext } from '../core/Hint.tsx';

export interface CompareRow {
  label: string;
  /** One per column, by the column's header. */
  cells: readonly { key: string; value: ReactNode }[];
  /** What the rows below it are parts of, or what remains of it. */
  isTotal?: boolean;
}

export interface CompareTableProps {
  /** What is compared, for screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly CompareRow[];
}

/** The same numbers for two or three cases side by side: a small table at every width, each row's name above its numbers. */
export function CompareTable({ caption, columns, rows }: CompareTableProps) {
  const cell = {
    textAlign: 'end',
    paddingStart: '3',
    whiteSpace: 'normal',
    width: `${100 / columns.length}%`,
  } as const;
  return (
    <DenseContext value={true}>
      <Box as="table" width="full" aria-label={caption} css={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {columns.map((header) => (
              <Box as="th" key={header} {...cell} textStyle="label" fontWeight="medium" color="fg.muted">
                {header}
              </Box>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells, isTotal = false }) => (
          <Box as="tbody" key={label} borderTopWidth="1px" borderColor={isTotal ? 'border' : 'border.muted'}>
            <tr>
              <Box
                as="th"
                textAlign="start"
                textStyle="label"
                fontWeight="normal"
                color="fg.muted"
                paddingTop="2"
                whiteSpace="normal"
                overflowWrap="anywhere"
                {...{ scope: 'rowgroup', colSpan: columns.length }}
              >
                {label}
              </Box>
            </tr>
            <tr>
              {cells.map(({ key, value }) => (
                <Box
                  as="td"
                  key={key}
                  {...cell}
                  paddingBottom="2"
                  overflowWrap="anywhere"
                  css={{ '& *': { whiteSpace: 'normal' } }}
                  fontWeight={isTotal ? 'semibold' : 'normal'}
                >
                  {value}
                </Box>
              ))}
            </tr>
          </Box>
        ))}
      </Box>
    </DenseContext>
  );
}
