import { t } from '@lingui/core/macro';
import { basisPointsToPercent, shortSymbol, toInputText } from '@rab/contracts';
import { type LockTerms, type Release, releaseCount, releases } from '@rab/contracts/lock';
import { useLanguage } from '@rab/language';
import { Amount, DateTime, Panel, Span, Stack, StatusTag } from '@rab/ui';
import { type Column, DataTable, Pagination, StepChart } from '@rab/ui/data';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { memo, useState } from 'react';
import { schedulePoints } from './schedulePoints.ts';

const PAGE_SIZE = 12;

export interface ReleaseScheduleProps {
  title: string;
  terms: LockTerms;
  token: Pick<TokenInfo, 'decimals' | 'symbol'>;
  /** Where the curve begins, unix seconds. */
  from: bigint;
  /** Chain time, of a lock that there is; without it no release has a state. */
  now?: bigint;
}

/**
 * Shows when each part of a lock becomes free, as a curve and as a table, exact to the contract's unit (LKD-04, LKT-03).
 * It is redrawn only when one of its values changes: a curve is expensive to draw, and it is next to forms that are typed into.
 */
export const ReleaseSchedule = memo(function Schedule({ title, terms, token, from, now }: ReleaseScheduleProps) {
  useLanguage();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(releaseCount(terms) / PAGE_SIZE);
  // the terms of a form change under the page that is shown
  const shown = Math.min(page, pages);
  const first = (shown - 1) * PAGE_SIZE;
  const columns: Column<Release>[] = [
    { header: t`Unlock #`, cell: ({ index }) => index, card: 'none' },
    {
      header: t`Time (UTC)`,
      cell: ({ time }) => (
        <>
          <DateTime seconds={time} suffix={false} /> {/* a card has no header that says it */}
          <Span hideFrom="lg" color="fg.muted">
            UTC
          </Span>
        </>
      ),
      card: 'head',
    },
    {
      header: t`Unlocked tokens`,
      isNumeric: true,
      card: 'end',
      cell: ({ amount, bps }) => (
        <>
          <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />{' '}
          <Span color="fg.muted">({basisPointsToPercent(bps)}%)</Span>
        </>
      ),
    },
    ...(now === undefined
      ? []
      : [
          {
            header: t`State`,
            cell: ({ time }: Release) =>
              time <= now ? (
                <StatusTag tone="positive">{t`Released`}</StatusTag>
              ) : (
                <StatusTag tone="info">{t`Locked`}</StatusTag>
              ),
          },
        ]),
  ];
  const points = schedulePoints(terms, from, token);
  const all = Number(toInputText(terms.amount, token.decimals));
  return (
    <Panel title={title}>
      <Stack gap="4">
        <StepChart
          caption={t`Released over time`}
          unit={shortSymbol(token.symbol)}
          points={points}
          marks={[{ label: t`Total`, value: all }]}
          now={Number(now ?? from)}
          // the first point is where the curve begins, the last one where it ends
          releases={points.slice(1, -1).map(({ at }) => at)}
          meaning="unlocked"
        />
        <DataTable
          caption={title}
          columns={columns}
          rows={releases(terms, first, PAGE_SIZE)}
          rowKey={({ index }) => String(index)}
        />
        <Pagination page={shown} hasNext={shown < pages} onPage={setPage} />
      </Stack>
    </Panel>
  );
});
