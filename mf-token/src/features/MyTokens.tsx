import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { Amount, DateTime, ErrorState, Link, Loading, Panel, Stack, StaleNote } from '@rab/ui';
import { usePortfolioPart } from '@rab/ui/action';
import { TokenMark } from '@rab/ui/connected';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import { AreaLink } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useState } from 'react';
import { type CreatedToken, useTokensOf } from '../queries/tokensOf.ts';

/** The tokens that the connected account has created; the shell loads it from this remote at run time (PRT-03). */
export function MyTokens() {
  const { address } = useWallet();
  // another account begins at its first page
  return address ? <Tokens key={address} account={address} /> : null;
}

function Tokens({ account }: { account: Address }) {
  const [page, goTo] = useState(1);
  const { data, isError, refetch } = useTokensOf({ account, page });
  const isEmpty = data?.rows.length === 0 && page === 1;
  usePortfolioPart({
    holds: data ? !isEmpty : isError || undefined,
    first: {
      title: t`Create a token`,
      text: t`A standard, liquidity or reward token in one transaction, ready to be sold or locked.`,
      path: paths.createToken(),
    },
  });
  // most accounts only buy
  if (isEmpty) return null;
  return (
    <Panel title={t`Tokens you created`}>
      {data ? (
        <Stack gap="4">
          {isError && <StaleNote />}
          <DataTable
            caption={t`Tokens you created`}
            columns={columns()}
            rows={data.rows}
            rowKey={({ address }) => address}
          />
          <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
        </Stack>
      ) : isError ? (
        <ErrorState title={t`We couldn’t load the tokens you created.`} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

const columns = (): Column<CreatedToken>[] => [
  {
    header: t`Token`,
    cell: (token) => (
      <>
        <Link asChild colorPalette="accent">
          <AreaLink to={paths.token(token.address)}>{token.name}</AreaLink>
        </Link>
        <TokenMark token={token} />
      </>
    ),
  },
  { header: t`Symbol`, cell: ({ symbol }) => symbol },
  {
    header: t`Initial supply`,
    isNumeric: true,
    cell: ({ totalSupply, decimals }) => <Amount value={totalSupply} decimals={decimals} />,
  },
  { header: t`Created`, cell: ({ createdAt }) => <DateTime seconds={createdAt} /> },
];
