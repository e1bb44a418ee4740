import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { claimCall } from '@rab/sdk/sales';
import { ActionButton, type ActionButtonProps } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { ConfirmedAct } from '../../actions/ConfirmedAct.tsx';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { tokenText } from '../../model/amountText.ts';

export interface ClaimButtonProps extends Pick<ActionButtonProps, 'size' | 'variant'> {
  sale: Sale;
  /** Base units of the token. */
  claimable: bigint;
  /** The deposit could be taken back instead: that is asked first. */
  givesUpRefund: boolean;
}

/** Claims bought tokens. */
export function ClaimButton({ sale, claimable, givesUpRefund, ...look }: ClaimButtonProps) {
  const claim = useTransaction(`claim:${sale.id}`);
  const actsClosed = useActsClosed();
  const words = tokenText(sale, claimable);
  const summary = msg`Claim ${words}`;
  if (givesUpRefund)
    return (
      <ConfirmedAct
        {...look}
        sale={sale}
        act="claim"
        label={say(summary)}
        question={t`Claim and give up your refund?`}
        call={() => claimCall(sale)}
        summary={summary}
      >
        <Trans>You get {words} now. After that you can’t get a refund, whatever the administrator decides.</Trans>
      </ConfirmedAct>
    );
  return (
    <ActionButton
      {...look}
      disabledReason={actsClosed}
      transaction={claim}
      onClick={() => claim.send({ call: claimCall(sale), summary, touches: touchedBySale(sale) })}
    >
      {say(summary)}
    </ActionButton>
  );
}
