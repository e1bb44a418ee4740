import { ActionButton } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/contract';
import { claimCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { tokenText } from '../model/amountText.ts';
import type { Sale } from '../queries/saleSchema.ts';

/** Claims bought tokens; `claimable` in base units. */
export function ClaimButton({ sale, claimable }: { sale: Sale; claimable: bigint }) {
  const claim = useTransaction(`claim:${sale.id}`);
  const words = tokenText(sale, claimable);
  return (
    <ActionButton
      transaction={claim}
      onClick={() => claim.send({ call: claimCall(sale), summary: `Claim ${words}`, touches: touchedBySale(sale) })}
    >
      Claim {words}
    </ActionButton>
  );
}
