import { baseText, type SalePartProps, touchedBySale } from '@rab/launchpad';
import { Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/connected';
import { ConfirmDialog } from '@rab/ui/overlay';
import { useTransaction } from '@rab/wallet-context';
import { useState } from 'react';
import { addLiquidityCall } from '../../actions/addLiquidityCall.ts';

/** Lists a successful sale, after a question. */
export function FinalizeButton({ sale }: SalePartProps) {
  const { send, phase } = useTransaction(`finalize:${sale.id}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Text color="fg.muted">
        Adds the liquidity to the exchange, locks it, pays out your share and opens the claims of all buyers.
      </Text>
      <ActionButton phase={phase} onClick={() => setAsking(true)}>
        Finalize
      </ActionButton>
      <ConfirmDialog
        title="Finalize the sale?"
        confirmLabel="Finalize"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          send({
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
