import { ConfirmedAct } from '../../actions/ConfirmedAct.tsx';
import { forceFailCall } from '../../actions/saleCalls.ts';
import { baseText } from '../../model/amountText.ts';
import type { Sale } from '../../model/Sale.ts';

/** For the administrator: makes a sale fail that is not finalized, after a question (OWN-01). */
export function ForceFailButton({ sale }: { sale: Sale }) {
  const { buyerCount } = sale;
  return (
    <ConfirmedAct
      sale={sale}
      act="forceFail"
      colorPalette="negative"
      variant="outline"
      label="Make the sale fail"
      confirmLabel="Make it fail"
      question="Make the sale fail?"
      call={() => forceFailCall(sale)}
      summary={`Make the sale of ${sale.token.symbol} fail`}
    >
      Nobody will be able to buy, and nothing will be listed or paid out.{' '}
      {buyerCount > 0 &&
        `${buyerCount} ${buyerCount === 1 ? 'buyer' : 'buyers'} can withdraw ${baseText(sale, sale.raised)} in total. `}
      The owner can withdraw the tokens. This can’t be undone.
    </ConfirmedAct>
  );
}
