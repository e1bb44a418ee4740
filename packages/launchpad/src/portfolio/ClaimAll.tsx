import { Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { useCallsTogether } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../actions/actsClosed.ts';
import { claimCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { buyerActions } from '../detail/claims/buyerActions.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { tokenText } from '../model/amountText.ts';
import type { Sale } from '../model/Sale.ts';
import type { Holding } from '../queries/holdings.ts';

export interface ClaimAllProps {
  kind: SaleKind;
  sales: readonly Sale[];
  /** In the order of `sales`. */
  holdings: readonly Holding[];
  /** Chain time, unix seconds. */
  now: bigint;
}

/** Claims what is due of several sales with one press; what would give up a refund is left to its own button (PRT-01). */
export function ClaimAll({ kind, sales, holdings, now }: ClaimAllProps) {
  const together = useCallsTogether(`claim-all:${kind.subgraph}`);
  const actsClosed = useActsClosed();
  const due = sales.flatMap((sale, index) => {
    const holding = holdings[index];
    const { canClaim, canRefund } = buyerActions(kind.stateOf(sale, now), holding, holding?.claimable);
    return holding && canClaim && !canRefund ? [{ sale, words: tokenText(sale, holding.claimable) }] : [];
  });
  const all = due.map(({ words }) => words).join(', ');
  if (due.length < 2 && !together.isBusy) return null;
  return (
    <Stack gap="2">
      <ActionButton
        disabledReason={actsClosed}
        transaction={together}
        onClick={() =>
          together.submit(
            due.map(({ sale, words }) => ({ call: claimCall(sale), summary: `Claim ${words}` })),
            {
              summary: `Claim ${all}`,
              touches: due.flatMap(({ sale }) => touchedBySale(sale)),
            },
          )
        }
      >
        Claim all {due.length}
      </ActionButton>
      <Text textStyle="label" color="fg.muted" textAlign="center">
        {all}.{!together.isOneRequest && ' Your wallet asks you to confirm each one. You can stop in between.'}
      </Text>
    </Stack>
  );
}
