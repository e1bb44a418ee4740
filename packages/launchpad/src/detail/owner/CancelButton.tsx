import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { cancelCall } from '@rab/sdk/sales';
import { ConfirmedAct } from '../../actions/ConfirmedAct.tsx';

/** Cancels a sale that has not begun, after a question. */
export function CancelButton({ sale }: { sale: Sale }) {
  return (
    <ConfirmedAct
      sale={sale}
      act="cancel"
      colorPalette="negative"
      variant="outline"
      label={t`Cancel the sale`}
      question={t`Cancel the sale?`}
      call={() => cancelCall(sale)}
      summary={msg`Cancel the sale of ${sale.token.symbol}`}
    >
      <Trans>
        Nobody will be able to buy, and you can withdraw your tokens. You don’t get the creation fee back. This can’t be
        undone.
      </Trans>
    </ConfirmedAct>
  );
}
