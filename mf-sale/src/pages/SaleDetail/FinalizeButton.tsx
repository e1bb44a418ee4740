import { baseText, type SalePartProps, touchedBySale } from '@rab/launchpad';
import { Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { useTransaction } from '@rab/wallet-context/contract';
import { useState } from 'react';
import { addLiquidityCall } from '../../actions/addLiquidityCall.ts';

/** Lists a successful sale, after a question. */
export function FinalizeButton({ sale }: SalePartProps) {
  const finalizing = useTransaction(`finalize:${sale.id}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Text color="fg.muted">
        Adds the liquidity to the exchange, locks it, pays out your share and opens the claims of all buyers.
      </Text>
      <ActionButton transaction={finalizing} onClick={() => setAsking(true)}>
        Finalize
      </ActionButton>
      <ConfirmDialog
        title="Finalize the sale?"
        confirmLabel="Finalize"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          finalizing.send({
            call: addLiquidityCall(sale),
            summary: `Finalize the sale of ${sale.token.symbol}`,
            touches: touchedBySale(sale),
          })
        }
      >
        The {baseText(sale, sale.raised)} raised are split now: fee, referrers, liquidity, and the rest to the owner.
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
