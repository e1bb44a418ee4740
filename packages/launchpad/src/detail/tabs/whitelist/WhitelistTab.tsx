import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WHITELIST_PAGE, whitelistCall } from '@rab/sdk/sales';
import { Button, DateTime, EmptyState, ErrorState, Loading, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable, Pagination, usePageParam } from '@rab/ui/data';
import { useWallet } from '@rab/wallet-context';
import { type Address as Account, isAddressEqual } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { touchedBySale } from '../../../actions/touchedBySale.ts';
import type { SalePartProps } from '../../../kind/SaleKindInDetail.ts';
import { useWhitelist } from '../../../queries/whitelist.ts';
import { WhitelistForm } from './WhitelistForm.tsx';

/** Tab `Whitelist`: who may buy first, 100 a page; its owner adds and removes (DET-09, OWN-04). */
export function WhitelistTab({ sale }: SalePartProps) {
  const { address } = useWallet();
  const [page, goTo] = usePageParam();
  const { data, isError, refetch } = useWhitelist({ sale: sale.id, page });
  const removal = useTransaction(`whitelistRemoval:${sale.id}`);
  const isOwner = address !== undefined && isAddressEqual(address, sale.owner);
  const remove = (account: Account) =>
    removal.send({
      call: whitelistCall(sale, [account], false),
      summary: msg`Remove ${account} from the whitelist of ${sale.token.symbol}`,
      touches: touchedBySale(sale),
    });
  const columns: Column<Account>[] = [
    { header: t`No.`, cell: (_, index) => (page - 1) * WHITELIST_PAGE + index + 1 },
    { header: t`Account`, cell: (account) => <Address address={account} compact /> },
    ...(isOwner
      ? [
          {
            header: t`Action`,
            isNumeric: true,
            cell: (account: Account) => (
              <Button size="xs" variant="outline" disabled={removal.isBusy} onClick={() => remove(account)}>
                <Trans>Remove</Trans>
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="6">
      <Text>
        <Trans>
          Only these accounts can buy until <DateTime seconds={sale.start + sale.whitelistSeconds} />. After that,
          anyone can.
        </Trans>
      </Text>
      {isOwner && <WhitelistForm sale={sale} />}
      {!data && isError && <ErrorState title={t`We couldn’t load the whitelist.`} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.accounts.length === 0 && (
        <EmptyState title={t`The whitelist is empty`}>
          {isOwner ? t`Add accounts above.` : t`The owner hasn’t added anyone yet.`}
        </EmptyState>
      )}
      {data && data.accounts.length > 0 && (
        <DataTable
          caption={t`Whitelisted accounts`}
          columns={columns}
          rows={data.accounts}
          rowKey={(account) => account}
        />
      )}
      {data && <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />}
    </Stack>
  );
}
