import { ConfirmedAct } from '../../actions/ConfirmedAct.tsx';
import { cancelCall } from '../../actions/saleCalls.ts';
import type { Sale } from '../../model/Sale.ts';

/** Cancels a sale that has not begun, after a question. */
export function CancelButton({ sale }: { sale: Sale }) {
  return (
    <ConfirmedAct
      sale={sale}
      act="cancel"
      colorPalette="negative"
      variant="outline"
      label="Cancel the sale"
      question="Cancel the sale?"
      call={() => cancelCall(sale)}
      summary={`Cancel the sale of ${sale.token.symbol}`}
    >
      Nobody will be able to buy, and you can withdraw your tokens. You don’t get the creation fee back. This can’t be
      undone.
    </ConfirmedAct>
  );
}
