import { ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { setVisibleCall } from '../../actions/reviewCalls.ts';

/** The administrator puts a grow into the lists. */
export function ShowButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="visible"
      label="Show in the lists"
      question="Show this sale in the lists?"
      call={() => setVisibleCall(sale, true)}
      summary={`Show the sale of ${sale.token.symbol}`}
    >
      Everyone will find it in the lists and on Home. You can hide it again. People with the link see it either way.
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
      label="Hide from the lists"
      question="Hide this sale from the lists?"
      call={() => setVisibleCall(sale, false)}
      summary={`Hide the sale of ${sale.token.symbol}`}
    >
      Only its owner will see it in the lists. Its page stays up, and deposits, claims and refunds continue.
    </ConfirmedAct>
  );
}
