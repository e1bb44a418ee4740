import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { shortSymbol } from '@rab/contracts';
import { BaseAmount, raiseShare } from '@rab/launchpad';
import { Box, Button, DateTime, Link, Stack, StatusTag, Text } from '@rab/ui';
import { type Column, DataTable } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';
import type { WaitingSale } from '../../kind/growWait.ts';
import { rabGrow } from '../../kind/rabGrow.ts';
import { tasks } from './tasks.ts';

const DAY = 86_400n;

export interface QueueTableProps {
  rows: readonly WaitingSale[];
  /** Address of the grow whose facts are shown below the table. */
  opened: string | undefined;
  onOpen: (id: string) => void;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** What waits for the administrator, one line a grow, the most urgent first (ADM-01). */
export const QueueTable = ({ rows, ...open }: QueueTableProps) => (
  <DataTable caption={t`Grows that wait`} columns={columnsOf(open)} rows={rows} rowKey={({ sale }) => sale.id} />
);

const columnsOf = ({ opened, onOpen, now }: Omit<QueueTableProps, 'rows'>): Column<WaitingSale>[] => [
  {
    header: t`Grow`,
    cell: ({ sale: { id, token } }) => (
      <>
        <Link asChild colorPalette="accent" fontWeight="semibold">
          <RouterLink to={paths.grow(id)}>{shortSymbol(token.symbol)}</RouterLink>
        </Link>
        <Text color="fg.muted" textStyle="label" lineClamp="1">
          {token.name}
        </Text>
      </>
    ),
  },
  { header: t`To do`, cell: ({ wait }) => tasks()[wait.task] },
  {
    header: t`Due`,
    cell: ({ wait: { until } }) => (
      <Stack gap="1" align={{ base: 'end', lg: 'start' }}>
        <DateTime seconds={until} />
        {until < now ? (
          <StatusTag tone="negative">{t`Overdue`}</StatusTag>
        ) : (
          until - now <= DAY && <StatusTag tone="warning">{t`Less than a day left`}</StatusTag>
        )}
      </Stack>
    ),
  },
  {
    header: t`Raised`,
    isNumeric: true,
    cell: ({ sale }) => (
      <>
        <BaseAmount sale={sale} value={sale.raised} />
        <Text color="fg.muted" textStyle="label">
          <Trans>{raiseShare(rabGrow, sale).percent}% of the hard cap</Trans>
        </Text>
      </>
    ),
  },
  {
    header: t`Status`,
    cell: ({ sale }) => {
      const { tag } = rabGrow.stateOf(sale, now);
      return <StatusTag tone={tag.tone}>{tag.label}</StatusTag>;
    },
  },
  {
    header: t`Action`,
    isNumeric: true,
    cell: ({ sale: { id, token } }) => (
      <Box>
        <Button
          size="xs"
          variant={id === opened ? 'subtle' : 'outline'}
          {...(id === opened && { colorPalette: 'accent' })}
          aria-label={t`Open ${shortSymbol(token.symbol)}`}
          aria-pressed={id === opened}
          onClick={() => onOpen(id)}
        >
          <Trans>Open</Trans>
        </Button>
      </Box>
    ),
  },
];
