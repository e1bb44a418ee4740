import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ErrorState, Loading, Panel, Skeleton, Stack, StaleNote } from '@rab/ui';
import { type FirstStep, usePortfolioPart } from '@rab/ui/action';
import { Pagination } from '@rab/ui/data';
import { useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useState } from 'react';
import { PendingOfAccount } from '../detail/claims/PendingPayments.tsx';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSalesOf } from '../queries/salesOf.ts';
import { HeldSales } from './HeldSales.tsx';

/** Sales on a page: all that is read of them from the chain goes as one request. */
const PAGE_SIZE = 10;

export interface SalesOfAccountProps {
  kind: SaleKind;
  title: string;
  /** What somebody can do first who has no such sale. */
  first?: FirstStep;
}

/** A kind's part of the portfolio: the sales that the connected account owns, paid into or brought others to (PRT-01). */
export function SalesOfAccount(props: SalesOfAccountProps) {
  const { address } = useWallet();
  // another account begins at its first page
  return address ? <Sales key={address} {...props} account={address} /> : null;
}

function Sales({ kind, title, first, account }: SalesOfAccountProps & { account: Address }) {
  const [page, goTo] = useState(1);
  const { data, isError, refetch } = useSalesOf({ subgraph: kind.subgraph, account, page, size: PAGE_SIZE });
  const isEmpty = data?.rows.length === 0 && page === 1;
  usePortfolioPart({ holds: data ? !isEmpty : isError || undefined, ...(first && { first }) });
  if (isEmpty) return null;
  return (
    <Panel title={title}>
      {data ? (
        <Stack gap="4">
          {isError && <StaleNote />}
          <PendingOfAccount kind={kind} account={account} />
          <HeldSales kind={kind} sales={data.rows} account={account} />
          <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
        </Stack>
      ) : isError ? (
        <ErrorState title={t`We couldn’t load what this account has here.`} onRetry={refetch}>
          <Trans>It’s safe on-chain, and each sale’s own page still works.</Trans>
        </ErrorState>
      ) : (
        <Stack gap="4">
          <Loading hasShape />
          <Skeleton height="40" rounded="l3" />
        </Stack>
      )}
    </Panel>
  );
}
