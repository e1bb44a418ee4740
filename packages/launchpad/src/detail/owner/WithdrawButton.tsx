import { ActionButton } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { ownerWithdrawCall } from '../../actions/saleCalls.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { tokenText } from '../../model/amountText.ts';
import type { Sale } from '../../model/Sale.ts';

/** Takes the tokens out of a failed sale; `tokensHeld` in base units. */
export function WithdrawButton({ sale, tokensHeld }: { sale: Sale; tokensHeld: bigint }) {
  const withdrawal = useTransaction(`withdraw:${sale.id}`);
  const words = tokenText(sale, tokensHeld);
  return (
    <ActionButton
      disabledReason={useActsClosed()}
      transaction={withdrawal}
      onClick={() =>
        withdrawal.send({ call: ownerWithdrawCall(sale), summary: `Withdraw ${words}`, touches: touchedBySale(sale) })
      }
    >
      Withdraw {words}
    </ActionButton>
  );
}
