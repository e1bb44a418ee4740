import { explorerLink, paths } from '@rab/config';
import { DateTime, EmptyState, ErrorState, Link, Loading, Panel } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { DataTable, Pagination } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { useGrowActs } from '../../queries/growActs.ts';
import { actText } from './actText.ts';

const PAGE_SIZE = 10;

/** Who did what to which grow, and when: from the indexer (ADM-02). */
export function ActLog() {
  const chain = useChainConfig();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useGrowActs({ page, size: PAGE_SIZE });
  return (
    <Panel title="Who did what">
      {!data && isError && <ErrorState title="The history could not be loaded." onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.rows.length === 0 && <EmptyState title="Nothing yet" />}
      {data && data.rows.length > 0 && (
        <DataTable
          caption="Acts on grows"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            { header: 'When', cell: ({ timestamp }) => <DateTime seconds={timestamp} /> },
            {
              header: 'Grow',
              cell: ({ launchpad }) => (
                <Link asChild>
                  <RouterLink to={paths.grow(launchpad.id)}>{launchpad.tokenSymbol}</RouterLink>
                </Link>
              ),
            },
            { header: 'What', cell: actText },
            { header: 'Who', cell: ({ account }) => <Address compact address={account} /> },
            {
              header: 'Transaction',
              cell: ({ transaction }) => (
                <Link href={explorerLink(chain, 'tx', transaction)} target="_blank" rel="noopener noreferrer">
                  View transaction
                </Link>
              ),
            },
          ]}
        />
      )}
      {data && <Pagination page={page} hasNext={data.hasNext} onPage={setPage} />}
    </Panel>
  );
}
