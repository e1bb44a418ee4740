import { t } from '@lingui/core/macro';
import { useLanguage } from '@rab/language';
import type { Airdrop } from '@rab/sdk/airdrops';
import { Amount, Loading, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { useEffect, useState } from 'react';
import { dueOf } from '../../model/airdrop.ts';
import type { ProvenRow } from '../../model/airdropList/AirdropListDesk.ts';
import type { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';
import { useClaimed } from '../../queries/airdrop.ts';

const PAGE_SIZE = 10;

interface ListRowsProps {
  airdrop: Airdrop;
  token: TokenInfo;
  session: AirdropListSession;
  count: number;
  now: bigint;
}

/** Every row of the list, a page at a time, with what the chain has paid of it. */
export function ListRows({ airdrop, token, session, count, now }: ListRowsProps) {
  useLanguage();
  const [page, goTo] = useState(1);
  const [rows, setRows] = useState<readonly ProvenRow[]>();
  useEffect(() => {
    let isOver = false;
    session.ask('page', { from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }).then(
      (found) => !isOver && setRows(found),
      // the list was closed meanwhile
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [session, page]);
  const { data: claimed } = useClaimed(rows ? { id: airdrop.id, indexes: rows.map(({ index }) => index) } : null);
  if (!rows) return <Loading />;
  const amount = (value: bigint) => <Amount value={value} decimals={token.decimals} symbol={token.symbol} />;
  const columns: Column<ProvenRow>[] = [
    { header: t`Row`, cell: ({ index }) => index + 1 },
    { header: t`Account`, cell: ({ account }) => <Address address={account} compact /> },
    { header: t`Amount`, isNumeric: true, cell: (row) => amount(row.amount) },
    {
      header: t`Claimed`,
      isNumeric: true,
      cell: (_, at) => (claimed?.[at] === undefined ? '…' : amount(claimed[at])),
    },
    {
      header: t`Due now`,
      isNumeric: true,
      cell: (row, at) =>
        claimed?.[at] === undefined ? '…' : amount(dueOf(airdrop, { amount: row.amount, claimed: claimed[at] }, now)),
    },
  ];
  return (
    <Panel title={t`Recipients`}>
      <DataTable caption={t`Recipients`} columns={columns} rows={rows} rowKey={({ index }) => String(index)} />
      <Pagination page={page} hasNext={page * PAGE_SIZE < count} onPage={goTo} />
    </Panel>
  );
}
