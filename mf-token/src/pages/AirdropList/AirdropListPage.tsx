import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import {
  Amount,
  Box,
  Button,
  DateTime,
  EarlyTag,
  EarlyText,
  EmptyState,
  ErrorState,
  PageHeader,
  Panel,
  rowTextName,
  Span,
  Stack,
  StatusTag,
  wide,
} from '@rab/ui';
import { Address, AddressShape } from '@rab/ui/address';
import { TokenMark, WalletButton } from '@rab/ui/connected';
import {
  type Column,
  EarlyTable,
  EmptyList,
  ListSearch,
  PagedTable,
  RowButtonShape,
  useListSearch,
  usePageParam,
} from '@rab/ui/data';
import { RouterLink, RouteTabs, useSearchParams } from '@rab/ui/router';
import { useChainConfig, useChainTimeSince, useWallet } from '@rab/wallet-context';
import type { Address as Account } from '@rab/wallet-context/reads';
import { type AirdropEntity, useAirdropList } from '../../queries/airdrops.ts';
import { NoAirdrops } from '../NoAirdrops.tsx';

const title = () => t`Airdrops`;

/** `/token/airdrops`: tabs, search and page live in the URL. */
export function AirdropListPage() {
  const { contracts } = useChainConfig();
  if (!contracts.airdrop) return <NoAirdrops title={title()} />;
  return (
    <Stack gap="6" {...wide}>
      <PageHeader
        title={title()}
        description={t`Claim tokens, or see who can.`}
        action={
          <Button asChild colorPalette="accent">
            <RouterLink to={paths.createAirdrop()}>
              <Trans>Create airdrop</Trans>
            </RouterLink>
          </Button>
        }
      />
      <Panel>
        <Stack gap="4">
          <ListSearch label={t`Search airdrops`} placeholder={t`Token, its address or the creator’s`} />
          <RouteTabs
            tabs={[
              { id: 'all', label: t`All airdrops`, content: <AirdropTable creator={null} /> },
              { id: 'mine', label: t`Made by you`, content: <OwnAirdrops />, clears: 'search' },
            ]}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}

function OwnAirdrops() {
  const { address } = useWallet();
  if (!address)
    return (
      <EmptyState title={t`Connect wallet`} picture="lock" action={<WalletButton />}>
        <Trans>Connect a wallet to see your airdrops.</Trans>
      </EmptyState>
    );
  return <AirdropTable creator={address} />;
}

function AirdropTable({ creator }: { creator: Account | null }) {
  const [params] = useSearchParams();
  const [page, goTo] = usePageParam();
  const [search] = useListSearch();
  const { data, isError, refetch } = useAirdropList({ search, creator, page });
  if (!data)
    return isError ? (
      <ErrorState title={t`We couldn’t load the list.`} onRetry={refetch}>
        <Trans>Airdrops are safe on-chain, and each airdrop’s own page still works.</Trans>
      </ErrorState>
    ) : (
      <EarlyTable caption={title()} columns={earlyColumns(params.toString() === '')} />
    );
  if (data.rows.length === 0)
    return (
      <EmptyList
        page={page}
        onPage={goTo}
        title={t`No airdrops yet`}
        hint={t`Try part of the token’s name, symbol or address, or the creator’s whole address.`}
        action={
          <Button asChild variant="outline">
            <RouterLink to={paths.createAirdrop()}>
              <Trans>Create airdrop</Trans>
            </RouterLink>
          </Button>
        }
      >
        {t`Give tokens to up to 100,000 accounts with one transaction. Everybody can check the list.`}
      </EmptyList>
    );
  return (
    <PagedTable
      {...data}
      caption={title()}
      columns={columns()}
      rowKey={({ id }) => id}
      page={page}
      onPage={goTo}
      isStale={isError}
    />
  );
}

function State({ airdrop: { start, amount, paid, reclaimed } }: { airdrop: AirdropEntity }) {
  const now = useChainTimeSince([start]);
  if (reclaimed > 0n) return <StatusTag tone="neutral">{t`Closed`}</StatusTag>;
  if (paid >= amount) return <StatusTag tone="neutral">{t`Claimed in full`}</StatusTag>;
  return now < start ? (
    <StatusTag tone="info">{t`Upcoming`}</StatusTag>
  ) : (
    <StatusTag tone="positive">{t`Open`}</StatusTag>
  );
}

const columns = (): Column<AirdropEntity>[] => [
  {
    header: t`Token`,
    card: 'head',
    cell: ({ token: address, name, symbol }) => (
      // room for the mark, which loads later
      <Box minW="44">
        {symbol.trim() || '–'}
        <TokenMark token={{ address, name, symbol }} />
      </Box>
    ),
  },
  { header: t`State`, cell: (airdrop) => <State airdrop={airdrop} /> },
  {
    header: t`Amount`,
    isNumeric: true,
    card: 'end',
    cell: ({ amount, decimals }) => <Amount value={amount} decimals={decimals} />,
  },
  { header: t`Claimed`, isNumeric: true, cell: ({ paid, decimals }) => <Amount value={paid} decimals={decimals} /> },
  { header: t`Claims open`, cell: ({ start }) => <DateTime seconds={start} /> },
  { header: t`Creator`, cell: ({ creator }) => <Address address={creator} compact /> },
  {
    header: t`Action`,
    isNumeric: true,
    cell: ({ id }) => (
      <Button asChild size="xs" variant="outline">
        <RouterLink to={paths.airdrop(id)}>
          <Trans>View</Trans>
        </RouterLink>
      </Button>
    ),
  },
];

/** The same columns while the list is read. @param isWhole first page of the unfiltered list, the one whose texts the index puts into the page */
function earlyColumns(isWhole: boolean): Column<number>[] {
  const nameOf = (row: number, of: string) => rowTextName(isWhole ? row : null, of);
  const text = (of: string, width?: string) => (row: number) => <EarlyText name={nameOf(row, of)} width={width} />;
  const [symbol, start] = [text('symbol', '5ch'), text('start', '16ch')];
  const number = (of: string) => (row: number) => <Span fontVariantNumeric="tabular-nums">{text(of)(row)}</Span>;
  return [
    { header: t`Token`, cell: (row) => <Box minW="44">{symbol(row)}</Box>, card: 'head' },
    { header: t`State`, cell: (row) => <EarlyTag name={nameOf(row, 'state')} /> },
    { header: t`Amount`, isNumeric: true, cell: number('amount'), card: 'end' },
    { header: t`Claimed`, isNumeric: true, cell: number('claimed') },
    {
      header: t`Claims open`,
      cell: (row) => (
        <Span whiteSpace="nowrap">
          {start(row)}
          <Span color="fg.muted" marginStart="1">
            UTC
          </Span>
        </Span>
      ),
    },
    { header: t`Creator`, cell: (row) => <AddressShape name={nameOf(row, 'creator')} compact /> },
    {
      header: t`Action`,
      isNumeric: true,
      cell: () => (
        <RowButtonShape>
          <Trans>View</Trans>
        </RowButtonShape>
      ),
    },
  ];
}
