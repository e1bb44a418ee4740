import { msg, plural, t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import { forceFailCall } from '@rab/sdk/sales';
import { ConfirmedAct } from '../../actions/ConfirmedAct.tsx';
import { baseText } from '../../model/amountText.ts';

/** For the administrator: makes a sale fail that is not finalized, after a question (OWN-01). */
export function ForceFailButton({ sale }: { sale: Sale }) {
  const { buyerCount } = sale;
  const raised = baseText(sale, sale.raised);
  return (
    <ConfirmedAct
      sale={sale}
      act="forceFail"
      colorPalette="negative"
      variant="outline"
      label={t`Make the sale fail`}
      confirmLabel={t`Make it fail`}
      question={t`Make the sale fail?`}
      call={() => forceFailCall(sale)}
      summary={msg`Make the sale of ${sale.token.symbol} fail`}
    >
      {[
        t`Nobody will be able to buy, and nothing will be listed or paid out.`,
        ...(buyerCount > 0
          ? [
              plural(buyerCount, {
                one: `# buyer can withdraw ${raised} in total.`,
                other: `# buyers can withdraw ${raised} in total.`,
              }),
            ]
          : []),
        t`The owner can withdraw the tokens.`,
        t`This can’t be undone.`,
      ].join(' ')}
    </ConfirmedAct>
  );
}
