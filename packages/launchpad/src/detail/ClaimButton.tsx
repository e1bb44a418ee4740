import { ActionButton } from '@rab/ui/connected';
import { useTransaction } from '@rab/wallet-context';
import { claimCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { tokenText } from '../model/amountText.ts';
import type { Sale } from '../queries/saleSchema.ts';

/** Claims bought tokens; `claimable` in base units. */
export function ClaimButton({ sale, claimable }: { sale: Sale; claimable: bigint }) {
  const { send, phase } = useTransaction(`claim:${sale.id}`);
  const words = tokenText(sale, claimable);
  return (
    <ActionButton
      phase={phase}
      onClick={() => send({ call: claimCall(sale), summary: `Claim ${words}`, touches: touchedBySale(sale) })}
    >
      Claim {words}
    </ActionButton>
  );
}
