import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { ownerWithdrawCall } from '@rab/sdk/sales';
import { ActionButton, type ActionButtonProps } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { tokenText } from '../../model/amountText.ts';

interface WithdrawButtonProps extends Pick<ActionButtonProps, 'size' | 'variant'> {
  sale: Sale;
  /** Base units. */
  tokensHeld: bigint;
}

/** Takes the tokens out of a failed sale. */
export function WithdrawButton({ sale, tokensHeld, ...look }: WithdrawButtonProps) {
  const withdrawal = useTransaction(`withdraw:${sale.id}`);
  const words = tokenText(sale, tokensHeld);
  return (
    <ActionButton
      {...look}
      disabledReason={useActsClosed()}
      transaction={withdrawal}
      onClick={() =>
        withdrawal.send({
          call: ownerWithdrawCall(sale),
          summary: msg`Withdraw ${words}`,
          touches: touchedBySale(sale),
        })
      }
    >
      <Trans>Withdraw {words}</Trans>
    </ActionButton>
  );
}
