import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '@rab/language';
import type { BuyerState, Sale } from '@rab/sdk/sales';
import { refundCall } from '@rab/sdk/sales';
import { ActionButton, type ActionButtonProps } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { ConfirmedAct } from '../../actions/ConfirmedAct.tsx';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { baseText, tokenText } from '../../model/amountText.ts';

export interface RefundButtonProps extends Pick<ActionButtonProps, 'size' | 'variant'> {
  sale: Sale;
  buyer: Pick<BuyerState, 'deposited' | 'bought'>;
  /** The tokens could be claimed instead: that is asked first. */
  givesUpTokens: boolean;
}

/** Takes a deposit back. */
export function RefundButton({ sale, buyer, givesUpTokens, ...look }: RefundButtonProps) {
  const refund = useTransaction(`refund:${sale.id}`);
  const actsClosed = useActsClosed();
  const words = baseText(sale, buyer.deposited);
  const summary = msg`Refund ${words}`;
  if (givesUpTokens)
    return (
      <ConfirmedAct
        {...look}
        sale={sale}
        act="refund"
        variant="outline"
        label={say(summary)}
        question={t`Withdraw your deposit and give up the tokens?`}
        call={() => refundCall(sale)}
        summary={summary}
      >
        <Trans>
          You get {words} back and give up {tokenText(sale, buyer.bought)}. This can’t be undone.
        </Trans>
      </ConfirmedAct>
    );
  return (
    <ActionButton
      {...look}
      disabledReason={actsClosed}
      transaction={refund}
      onClick={() => refund.send({ call: refundCall(sale), summary, touches: touchedBySale(sale) })}
    >
      {say(summary)}
    </ActionButton>
  );
}
