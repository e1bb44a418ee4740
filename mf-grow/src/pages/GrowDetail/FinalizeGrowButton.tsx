import { ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { finalizeGrowCall } from '../../actions/reviewCalls.ts';
import { PayoutFacts } from './PayoutFacts.tsx';

/** Pays out a reviewed grow, after a question. */
export function FinalizeGrowButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="finalize"
      label="Finalized"
      question="Pay out the raise?"
      call={() => finalizeGrowCall(sale)}
      summary={`Finalize the sale of ${sale.token.symbol}`}
    >
      <PayoutFacts sale={sale} />
    </ConfirmedAct>
  );
}

/** Closes a review that was not decided in time, for anybody. */
export function CloseOverdueButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="finalize"
      label="Close the review as NOT SATISFY"
      question="Close the review?"
      call={() => finalizeGrowCall(sale)}
      summary={`Close the review of ${sale.token.symbol}`}
    >
      The administrator didn’t decide in time. Buyers who haven’t claimed can withdraw their full deposits.{' '}
      <PayoutFacts sale={sale} />
    </ConfirmedAct>
  );
}
