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
      question="Pay the raise out?"
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
      The administrator has not decided in time. Every buyer who has claimed nothing takes the deposit back.{' '}
      <PayoutFacts sale={sale} />
    </ConfirmedAct>
  );
}
