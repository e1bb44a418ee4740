import { ActionButton } from '@rab/ui/connected';
import { useTransaction } from '@rab/wallet-context';
import { refundCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { baseText } from '../model/amountText.ts';
import type { Sale } from '../queries/saleSchema.ts';

/** Takes a deposit back, base units. */
export function RefundButton({ sale, deposited }: { sale: Sale; deposited: bigint }) {
  const { send, phase } = useTransaction(`refund:${sale.id}`);
  const words = baseText(sale, deposited);
  return (
    <ActionButton
      variant="outline"
      phase={phase}
      onClick={() => send({ call: refundCall(sale), summary: `Take back ${words}`, touches: touchedBySale(sale) })}
    >
      Refund {words}
    </ActionButton>
  );
}
