import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { setVisibleCall } from '../../actions/reviewCalls.ts';

/** The administrator puts a grow into the lists. */
export function ShowButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="visible"
      label={t`Show in the lists`}
      question={t`Show this sale in the lists?`}
      call={() => setVisibleCall(sale, true)}
      summary={msg`Show the sale of ${sale.token.symbol}`}
    >
      <Trans>
        Everyone will find it in the lists and on Home. You can hide it again. People with the link see it either way.
      </Trans>
    </ConfirmedAct>
  );
}

/** The administrator takes a grow out of the lists. */
export function HideButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="visible"
      variant="outline"
      label={t`Hide from the lists`}
      question={t`Hide this sale from the lists?`}
      call={() => setVisibleCall(sale, false)}
      summary={msg`Hide the sale of ${sale.token.symbol}`}
    >
      <Trans>
        Only its owner will see it in the lists. Its page stays up, and deposits, claims and refunds continue.
      </Trans>
    </ConfirmedAct>
  );
}
