import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { formatDay, sayById } from '@rab/language';
import { Amount, DateTime, ErrorState, Link, Loading, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable } from '@rab/ui/data';
import { AreaLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import type { Address as TokenAddress } from '@rab/wallet-context/reads';
import { MOST_SALES, useSalesOfToken } from '../../queries/salesOfToken.ts';

/** What was and is sold of a token here. */
export function SalesOfToken({ token }: { token: TokenAddress }) {
  const { subgraphs } = useChainConfig();
  return (
    <Panel title={t`Sales of this token`}>
      <Stack gap="6">
        {Object.values(SALE_KINDS)
          .filter(({ subgraph }) => subgraphs[subgraph])
          .map(({ subgraph }) => (
            <SalesOfKind key={subgraph} subgraph={subgraph} token={token} />
          ))}
      </Stack>
    </Panel>
  );
}

type SaleOfToken = NonNullable<ReturnType<typeof useSalesOfToken>['data']>['rows'][number];

function SalesOfKind({ subgraph, token }: { subgraph: SaleKindKey; token: TokenAddress }) {
  const { paths } = SALE_KINDS[subgraph];
  // of the registry of kinds: it has an id of its own in the catalogues
  const name = sayById(`kind.${subgraph}`, SALE_KINDS[subgraph].name);
  const { data, isError, refetch } = useSalesOfToken({ token, subgraph });
  const columns: Column<SaleOfToken>[] = [
    {
      header: t`Sale`,
      card: 'head',
      cell: ({ id, end }) => {
        const day = formatDay(end);
        return (
          <Stack gap="0">
            <Link asChild colorPalette="accent">
              <AreaLink to={paths.detail(id)}>{day ? t`${name} until ${day}` : name}</AreaLink>
            </Link>
            <Text as="bdi" color="fg.muted" fontFamily="mono" textStyle="label" translate="no">
              {shortAddress(id)}
            </Text>
          </Stack>
        );
      },
    },
    { header: t`By`, cell: ({ owner }) => <Address address={owner} /> },
    { header: t`End`, cell: ({ end }) => <DateTime seconds={end} /> },
    {
      header: t`Raised`,
      isNumeric: true,
      card: 'end',
      cell: ({ raised, base }) => <Amount value={raised} decimals={base.decimals} symbol={base.symbol} />,
    },
  ];
  if (!data && isError) return <ErrorState title={t`We couldn’t load this list: ${name}.`} onRetry={refetch} />;
  if (!data) return <Loading />;
  if (data.rows.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>{name}: none yet.</Trans>
      </Text>
    );
  return (
    <Stack gap="2">
      <DataTable caption={t`${name} of this token`} columns={columns} rows={data.rows} rowKey={({ id }) => id} />
      {data.hasNext && (
        <Text color="fg.muted" textStyle="label">
          <Trans>Showing the newest {MOST_SALES}.</Trans>
        </Text>
      )}
    </Stack>
  );
}
