import { ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { setVisibleCall } from '../../actions/reviewCalls.ts';

/** The administrator puts a grow into the lists. */
export function ShowButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="visible"
      label="Show in the lists"
      question="Show it in the lists?"
      call={() => setVisibleCall(sale, true)}
      summary={`Show the sale of ${sale.token.symbol}`}
    >
      Everybody finds it in the lists and on Home from now on. You can hide it again; who has its link sees it either
      way.
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
      question="Hide it from the lists?"
      call={() => setVisibleCall(sale, false)}
      summary={`Hide the sale of ${sale.token.symbol}`}
    >
      Only its owner finds it in the lists from now on. Its page stays, deposits, claims and refunds go on as before.
    </ConfirmedAct>
  );
}
