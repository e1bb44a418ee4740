import { Table } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Box } from '../core/chakra.ts';
import { momentOf, textOf } from './ChartCursor.tsx';
import type { ChartPoint } from './chartPoints.ts';

/** The values of a chart as a table that everybody can open; its rows are drawn while it is open. */
export function ChartTable({
  caption,
  unit,
  points,
}: {
  caption: string;
  unit: string;
  points: readonly ChartPoint[];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box as="summary" cursor="pointer" width="fit-content" rounded="l1" focusVisibleRing="outside">
        <Trans>Show as a table</Trans>
      </Box>
      {isOpen && (
        <Table.ScrollArea
          role="region"
          aria-label={t`${caption}: values`}
          tabIndex={0}
          maxH="72"
          overflowY="auto"
          marginTop="2"
          borderWidth="1px"
          rounded="l2"
          focusVisibleRing="outside"
        >
          <Table.Root aria-label={caption} size="sm" fontVariantNumeric="tabular-nums">
            <Table.Header>
              <Table.Row bg="transparent">
                <Table.ColumnHeader color="fg.muted">
                  <Trans>From</Trans>
                </Table.ColumnHeader>
                <Table.ColumnHeader color="fg.muted" textAlign="end">
                  <Trans>
                    {caption}, in {unit}
                  </Trans>
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {points.map((point) => (
                <Table.Row key={point.at} bg="transparent">
                  <Table.Cell whiteSpace="nowrap">{momentOf(point.at)}</Table.Cell>
                  <Table.Cell textAlign="end">{textOf(point, unit)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
    </details>
  );
}
