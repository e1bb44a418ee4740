import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { basisPointsToPercent, shortSymbol } from '@rab/contracts';
import { Notice } from '@rab/ui';

/** A token that keeps a part of each transfer cannot be sold. @param loss in basis points of what is sent */
export function TransferLossNotice({ symbol, loss }: { symbol: string; loss: bigint }) {
  return (
    <Notice tone="negative" title={t`${shortSymbol(symbol)} takes a fee on transfers`}>
      <Trans>
        {basisPointsToPercent(loss)}% of what you send doesn’t arrive, so you can’t sell the token here. Exclude your
        wallet, the factory and the sale from the fee, or set the fee to 0 for the duration of the sale.
      </Trans>
    </Notice>
  );
}
