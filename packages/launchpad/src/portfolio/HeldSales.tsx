import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import { Stack, StaleNote } from '@rab/ui';
import { useChainTimeSince, useIsChainTimeRead } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { ActsClosedContext } from '../actions/actsClosed.ts';
import { momentsOf } from '../kind/momentsOf.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { claimableParameters } from '../queries/claimable.ts';
import { useHoldings } from '../queries/holdings.ts';
import { HeldSale } from './HeldSale.tsx';

export interface HeldSalesProps {
  kind: SaleKind;
  sales: readonly Sale[];
  account: Address;
}

/** Sales with what an account has in each, and what it can do there now. */
export function HeldSales({ kind, sales, account }: HeldSalesProps) {
  const now = useChainTimeSince(sales.flatMap((sale) => momentsOf(kind, sale)));
  const isTimeRead = useIsChainTimeRead();
  const { data, isError } = useHoldings({
    account,
    sales: sales.map((sale) => ({
      id: sale.id,
      isFinalized: sale.isFinalized,
      referralPerMille: sale.referralPerMille,
      hasEnded: claimableParameters(sale, kind.stateOf(sale, now), account) !== null,
    })),
  });
  const isClosed = isError || !isTimeRead;
  return (
    <ActsClosedContext value={isClosed ? t`We can’t reach the network, so actions are paused` : undefined}>
      <Stack gap="4">
        {isError && <StaleNote />}
        <Stack as="ul" listStyleType="none" gap="0">
          {sales.map((sale, index) => (
            <HeldSale key={sale.id} kind={kind} sale={sale} holding={data?.[index]} account={account} />
          ))}
        </Stack>
      </Stack>
    </ActsClosedContext>
  );
}
