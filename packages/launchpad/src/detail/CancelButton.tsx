import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { useTransaction } from '@rab/wallet-context/contract';
import { useState } from 'react';
import { cancelCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import type { Sale } from '../queries/saleSchema.ts';

/** Cancels a sale that has not begun, after a question. */
export function CancelButton({ sale }: { sale: Sale }) {
  const cancelling = useTransaction(`cancel:${sale.id}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton colorPalette="negative" variant="outline" transaction={cancelling} onClick={() => setAsking(true)}>
        Cancel the sale
      </ActionButton>
      <ConfirmDialog
        title="Cancel the sale?"
        confirmLabel="Cancel the sale"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          cancelling.send({
            call: cancelCall(sale),
            summary: `Cancel the sale of ${sale.token.symbol}`,
            touches: touchedBySale(sale),
          })
        }
      >
        Nobody will be able to buy, and you can take your tokens back. The creation fee is not returned. This cannot be
        undone.
      </ConfirmDialog>
    </>
  );
}
