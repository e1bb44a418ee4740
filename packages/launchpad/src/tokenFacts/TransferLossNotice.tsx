import { basisPointsToPercent, shortSymbol } from '@rab/contracts';
import { Notice } from '@rab/ui';

/** A token that keeps a part of each transfer cannot be sold. @param loss in basis points of what is sent */
export function TransferLossNotice({ symbol, loss }: { symbol: string; loss: bigint }) {
  return (
    <Notice tone="negative" title={`${shortSymbol(symbol)} takes a fee on transfers`}>
      {basisPointsToPercent(loss)}% of what you send does not arrive: such a token cannot be sold here. Exclude your
      wallet, the factory and the sale from its fee, or set the fee to 0 while the sale lasts.
    </Notice>
  );
}
