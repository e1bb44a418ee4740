import { paths } from '@rab/config';
import { isBurnAddress } from '@rab/contracts';
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
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { type Column, DataTable } from '@rab/ui/data';
import { AreaLink, RouterLink } from '@rab/ui/router';
import { useTokenInfo, useTokenPowers } from '@rab/wallet-context/reads';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import type { Sale } from '../../model/Sale.ts';
import { useSales } from '../../queries/sales.ts';
import { FirstToKnow } from '../../tokenFacts/FirstToKnow.tsx';
import { liquidityText } from '../promises.ts';

const POWERS: Readonly<Record<TokenPower, string>> = {
  mint: 'Make new tokens, so that each is worth less',
  pause: 'Stop or allow all transfers',
  block: 'Keep single accounts from moving theirs',
  fees: 'Change what a transfer or a trade costs',
  limits: 'Change how much can be held or sent at once',
  balances: 'Change or take what others hold',
  upgrade: 'Replace the code by any other',
};
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
    { label: 'Liquidity', value: liquidityText(sale) },
    { label: 'Tokens that are not sold', value: kind.pricing.unsoldText(sale) },
    { label: 'Below the soft cap, or cancelled', value: 'Every buyer takes the whole deposit back' },
    ...(lastMoment === undefined
      ? []
      : [
          {
            label: 'And if nobody finishes it',
            value: (
              <>
                the same, from <DateTime seconds={lastMoment} />
              </>
            ),
          },
        ]),
  ];
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" textStyle="title">
        What the contract holds its owner to
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
        What an owner can do with the token
      </Heading>
      {!data && isError && (
        <ErrorState title="The token’s code could not be read." onRetry={refetch}>
          That says nothing about it, neither good nor bad.
        </ErrorState>
      )}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <Facts
            facts={[
              { label: 'Owner', value: info ? <Owner owner={info.owner} /> : '…' },
              {
                label: 'Its code',
                value: data.isUpgradeable
                  ? 'Can be replaced: anything below may change'
                  : 'No replaceable proxy of a known kind',
              },
            ]}
          />
          {data.powers.length > 0 ? (
            <Stack as="ul" gap="2" paddingStart="5" listStyleType="disc">
              {data.powers.map(({ power, functions }) => (
                <li key={power}>
                  {POWERS[power]}{' '}
                  <Text as="span" color="fg.muted" textStyle="label">
                    (its code has {functions.join(', ')})
                  </Text>
                </li>
              ))}
            </Stack>
          ) : (
            <Text>None of the functions was found by which owners usually do harm.</Text>
          )}
          <Text color="fg.muted" textStyle="label">
            Read from the code at block {String(data.block)}. Functions of other names are not found like this, and who
            may call one is not told by its name: it is no proof of safety.
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
              <ShieldCheck /> Try what they do, and whether it can be sold
            </AreaLink>
          </Button>
        </>
      )}
    </Stack>
  );
}

function Owner({ owner }: { owner: Sale['owner'] }) {
  return isBurnAddress(owner) ? 'Nobody, or it does not say' : <Address address={owner} />;
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
      header: 'Token',
      cell: (other) => (
        <>
          <Link asChild colorPalette="accent">
            <RouterLink to={kind.paths.detail(other.id)}>{other.token.name}</RouterLink>
          </Link>
          <TokenMark token={other.token} />
        </>
      ),
    },
    { header: 'End', cell: ({ end }) => <DateTime seconds={end} /> },
    { header: 'State', isNumeric: true, cell: (other) => <State kind={kind} sale={other} /> },
  ];
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" textStyle="title">
        Other sales of this kind by its owner
      </Heading>
      {!data && isError && <ErrorState title="They could not be loaded." onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.rows.length === 0 && <Text color="fg.muted">This is the only one.</Text>}
      {data && data.rows.length > 0 && (
        <DataTable caption="Other sales of its owner" columns={columns} rows={data.rows} rowKey={({ id }) => id} />
      )}
      {data?.hasNext && (
        <Text color="fg.muted" textStyle="label">
          These are the newest {OTHERS}.
        </Text>
      )}
    </Stack>
  );
}

function State({ kind, sale }: SalePartProps) {
  const { state } = useSaleState(kind, sale);
  return <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>;
}
