import { ActionButton } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/contract';
import { refundCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { baseText } from '../model/amountText.ts';
import type { Sale } from '../queries/saleSchema.ts';

/** Takes a deposit back, base units. */
export function RefundButton({ sale, deposited }: { sale: Sale; deposited: bigint }) {
  const refund = useTransaction(`refund:${sale.id}`);
  const words = baseText(sale, deposited);
  return (
    <ActionButton
      variant="outline"
      transaction={refund}
      onClick={() =>
        refund.send({ call: refundCall(sale), summary: `Take back ${words}`, touches: touchedBySale(sale) })
      }
    >
      Refund {words}
    </ActionButton>
  );
}
