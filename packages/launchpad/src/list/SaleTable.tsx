import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perMilleToPercent } from '@rab/contracts';
import { say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { Box, Flex, Link, Panel, ProgressBar, Stack, StatusTag, Text } from '@rab/ui';
import { Countdown, TokenMark } from '@rab/ui/connected';
import { type Column, DataTable } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';
import { BaseAmount } from '../amounts/BaseAmount.tsx';
import { raiseShare } from '../kind/raiseShare.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { baseText } from '../model/amountText.ts';
import { shortCountdownOf } from '../model/countdown.ts';
import { daysText } from '../model/durationText.ts';
import { labelName } from '../model/saleLabels.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';

export interface SaleTableProps {
  kind: SaleKind;
  sales: readonly Sale[];
}

/** Sales of a list as one line each, to compare them (MNY-14): the numbers of their cards, without the texts. */
export function SaleTable({ kind, sales }: SaleTableProps) {
  const hasListings = sales.some(({ listing }) => listing);
  const columns: Column<Sale>[] = [
    { header: t`Sale`, cell: (sale) => <Name kind={kind} sale={sale} /> },
    { header: t`Status`, cell: (sale) => <State kind={kind} sale={sale} /> },
    { header: t`Total raise`, cell: (sale) => <Raise kind={kind} sale={sale} /> },
    { header: t`Token price`, isNumeric: true, cell: (sale) => kind.pricing.priceText(sale) },
    ...(hasListings
      ? [
          {
            header: t`Liquidity`,
            isNumeric: true,
            cell: ({ listing }: Sale) =>
              listing && (
                <>
                  {perMilleToPercent(listing.liquidityPerMille)}%
                  <Text color="fg.muted" textStyle="label">
                    {t`locked ${daysText(listing.lockSeconds)}`}
                  </Text>
                </>
              ),
          },
        ]
      : []),
    { header: t`Time`, isNumeric: true, cell: (sale) => <Time kind={kind} sale={sale} /> },
  ];
  return (
    <Panel>
      <DataTable caption={t`Sales`} columns={columns} rows={sales} rowKey={({ id }) => id} />
    </Panel>
  );
}

interface CellProps {
  kind: SaleKind;
  sale: Sale;
}

function Name({ kind, sale: { id, token, projectInfoHash, labels, isVisible } }: CellProps) {
  const { info } = useProjectInfo(projectInfoHash);
  return (
    <Flex gap="3" align="center" minW="44">
      <ProjectLogo url={info?.logoUrl} symbol={token.symbol} hasLetter />
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Link asChild variant="plain" color="fg" fontWeight="semibold" _hover={{ color: 'accent.fg' }}>
            <RouterLink to={kind.paths.detail(id)}>{token.symbol}</RouterLink>
          </Link>
          {labels.map(({ type, link }) => (
            <Link key={type} href={link} target="_blank" rel="noopener noreferrer">
              <StatusTag tone="positive">{labelName(type)}</StatusTag>
            </Link>
          ))}
          {kind.marker && <StatusTag tone="info">{say(kind.marker)}</StatusTag>}
          {!isVisible && <StatusTag tone="warning">{t`Not Visible`}</StatusTag>}
        </Flex>
        <Text color="fg.muted" textStyle="label" lineClamp="1">
          {token.name}
        </Text>
        <TokenMark token={token} />
      </Box>
    </Flex>
  );
}

function State({ kind, sale }: CellProps) {
  const { tag } = useSaleState(kind, sale).state;
  return <StatusTag tone={tag.tone}>{tag.label}</StatusTag>;
}

function Raise({ kind, sale }: CellProps) {
  const { goal, percent, filled } = raiseShare(kind, sale);
  return (
    <Stack gap="1.5" minW="40">
      <Flex justify="space-between" gap="3">
        <Text whiteSpace="nowrap">
          <BaseAmount sale={sale} value={sale.raised} />{' '}
          <Text as="span" color="fg.muted">
            / {baseText(sale, goal.amount)}
          </Text>
        </Text>
        <Text color="fg.muted">{percent}%</Text>
      </Flex>
      <ProgressBar percent={filled} label={`${sale.token.symbol}: ${goal.shareOf}`} />
    </Stack>
  );
}

function Time({ kind, sale }: CellProps) {
  const { state, now } = useSaleState(kind, sale);
  const countdown = shortCountdownOf(sale, state, now);
  if (!countdown) return state.isSoldOut ? <Trans>Sold out</Trans> : <Trans>Ended</Trans>;
  return (
    <>
      <Text color="fg.muted" textStyle="label">
        {countdown.label}
      </Text>
      <Countdown target={countdown.target} />
    </>
  );
}
