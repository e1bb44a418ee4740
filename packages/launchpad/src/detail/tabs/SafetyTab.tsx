import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { isBurnAddress } from '@rab/contracts';
import { formatList } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import type { TokenPower } from '@rab/token-risk/powers';
import {
  Button,
  DateTime,
  ErrorState,
  type Fact,
  Facts,
  Heading,
  Link,
  Loading,
  ShieldCheck,
  Stack,
  StatusTag,
  Text,
} from '@rab/ui';
import { Address, LockOpeners } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { type Column, DataTable } from '@rab/ui/data';
import { AreaLink, RouterLink } from '@rab/ui/router';
import { useTokenInfo, useTokenPowers } from '@rab/wallet-context/reads';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { GLOSSARY } from '../../model/glossary.ts';
import { useSales } from '../../queries/sales.ts';
import { FirstToKnow } from '../../tokenFacts/FirstToKnow.tsx';
import { liquidityText } from '../promises.ts';

const powers = (): Readonly<Record<TokenPower, string>> => ({
  mint: t`Mint new tokens, which dilutes yours`,
  pause: t`Pause and resume all transfers`,
  block: t`Block individual accounts from transferring`,
  fees: t`Change the fees on transfers or trades`,
  limits: t`Limit how much an account can hold or send at once`,
  balances: t`Change or take the balances of others`,
  upgrade: t`Replace the token’s code`,
});
/** Further sales of the owner that are shown. */
const OTHERS = 5;

/** Tab `Safety`: what protects a buyer and what does not, from the chain and the terms alone (MNY-11). */
export function SafetyTab({ kind, sale }: SalePartProps) {
  const { data: token } = useTokenInfo(sale.token.address);
  return (
    <Stack gap="8">
      {token && <FirstToKnow sale={sale} token={token} />}
      <Promises kind={kind} sale={sale} />
      <OwnersPowers sale={sale} />
      <OtherSales kind={kind} sale={sale} />
    </Stack>
  );
}

function Promises({ kind, sale }: SalePartProps) {
  const lastMoment = kind.deadlinesOf(sale).at(-1);
  const facts: Fact[] = [
    { label: t`Liquidity`, glossary: GLOSSARY.liquidity, value: liquidityText(sale) },
    ...(sale.listing ? [{ label: t`Who can open its lock`, value: <LockOpeners /> }] : []),
    { label: t`Unsold tokens`, glossary: GLOSSARY.unsold, value: kind.pricing.unsoldText(sale) },
    {
      label: t`If the soft cap is missed or the sale is canceled`,
      value: t`Every buyer can withdraw the full deposit`,
    },
    ...(lastMoment === undefined
      ? []
      : [
          {
            label: t`If the sale isn’t completed`,
            value: (
              <Trans>
                Full refunds from <DateTime seconds={lastMoment} />
              </Trans>
            ),
          },
        ]),
  ];
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" textStyle="title">
        <Trans>What the contract guarantees</Trans>
      </Heading>
      <Facts facts={facts} />
    </Stack>
  );
}

function OwnersPowers({ sale: { token } }: { sale: Sale }) {
  const { data: info } = useTokenInfo(token.address);
  const { data, isError, refetch } = useTokenPowers(token.address);
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" textStyle="title">
        <Trans>What the token’s owner can do</Trans>
      </Heading>
      {!data && isError && (
        <ErrorState title={t`We couldn’t read the token’s code.`} onRetry={refetch}>
          <Trans>The token may be safe or unsafe: we don’t know.</Trans>
        </ErrorState>
      )}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <Facts
            facts={[
              { label: t`Owner`, value: info ? <Owner owner={info.owner} /> : '…' },
              {
                label: t`Code`,
                value: data.isUpgradeable
                  ? t`Replaceable: anything below may change`
                  : t`Not an upgradeable proxy of a known kind`,
              },
            ]}
          />
          {data.powers.length > 0 ? (
            <Stack as="ul" gap="2" paddingStart="5" listStyleType="disc">
              {data.powers.map(({ power, functions }) => (
                <li key={power}>
                  {powers()[power]}{' '}
                  <Text as="span" color="fg.muted" textStyle="label">
                    <Trans>(found in its code: {formatList(functions)})</Trans>
                  </Text>
                </li>
              ))}
            </Stack>
          ) : (
            <Text>
              <Trans>We found none of the functions that owners usually misuse.</Trans>
            </Text>
          )}
          <Text color="fg.muted" textStyle="label">
            <Trans>
              Read from the code at block {String(data.block)}. We look for functions by name: we can miss others, and a
              name doesn’t say who can call it. This isn’t proof of safety.
            </Trans>
          </Text>
          <Button
            asChild
            variant="outline"
            alignSelf="start"
            maxW="full"
            height="auto"
            paddingY="2"
            whiteSpace="normal"
          >
            <AreaLink to={paths.tokenRisk(token.address)}>
              <ShieldCheck /> {t`Run the full risk check`}
            </AreaLink>
          </Button>
        </>
      )}
    </Stack>
  );
}

function Owner({ owner }: { owner: Sale['owner'] }) {
  return isBurnAddress(owner) ? t`Nobody, or not stated` : <Address address={owner} />;
}

function OtherSales({ kind, sale }: SalePartProps) {
  const { data, isError, refetch } = useSales({
    subgraph: kind.subgraph,
    where: { and: [{ owner: sale.owner.toLowerCase() }, { id_not: sale.id.toLowerCase() }, { isVisible: true }] },
    orderBy: 'createdAt',
    page: 1,
    size: OTHERS,
  });
  const columns: Column<Sale>[] = [
    {
      header: t`Token`,
      cell: (other) => (
        <>
          <Link asChild colorPalette="accent">
            <RouterLink to={kind.paths.detail(other.id)}>{other.token.name}</RouterLink>
          </Link>
          <TokenMark token={other.token} />
        </>
      ),
    },
    { header: t`End`, cell: ({ end }) => <DateTime seconds={end} /> },
    { header: t`State`, isNumeric: true, cell: (other) => <State kind={kind} sale={other} /> },
  ];
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" textStyle="title">
        <Trans>Other sales of this kind by the owner</Trans>
      </Heading>
      {!data && isError && <ErrorState title={t`We couldn’t load the other sales.`} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.rows.length === 0 && (
        <Text color="fg.muted">
          <Trans>No other sales.</Trans>
        </Text>
      )}
      {data && data.rows.length > 0 && (
        <DataTable caption={t`Other sales by the owner`} columns={columns} rows={data.rows} rowKey={({ id }) => id} />
      )}
      {data?.hasNext && (
        <Text color="fg.muted" textStyle="label">
          <Trans>Showing the newest {OTHERS}.</Trans>
        </Text>
      )}
    </Stack>
  );
}

function State({ kind, sale }: SalePartProps) {
  const { state } = useSaleState(kind, sale);
  return <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>;
}
