import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { finalizeGrowCall } from '../../actions/reviewCalls.ts';
import { PayoutFacts } from './PayoutFacts.tsx';

/** Pays out a reviewed grow, after a question. */
export function FinalizeGrowButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="finalize"
      label={t`Finalized`}
      question={t`Pay out the raise?`}
      call={() => finalizeGrowCall(sale)}
      summary={msg`Finalize the sale of ${sale.token.symbol}`}
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
      label={t`Close the review as NOT SATISFY`}
      question={t`Close the review?`}
      call={() => finalizeGrowCall(sale)}
      summary={msg`Close the review of ${sale.token.symbol}`}
    >
      <Trans>
        The administrator didn’t decide in time. Buyers who haven’t claimed can withdraw their full deposits.
      </Trans>{' '}
      <PayoutFacts sale={sale} />
    </ConfirmedAct>
  );
}
