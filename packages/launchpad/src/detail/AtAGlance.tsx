import { earlyFact, Facts } from '@rab/ui';
import type { SalePartProps } from '../kind/SaleKindInDetail.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { claimText, liquidityText, refundText } from './promises.ts';

/** What a buyer pays and is promised, above all tabs; the Safety tab says more (LOK-02). */
export function AtAGlance({ kind, sale }: SalePartProps) {
  const { state } = useSaleState(kind, sale);
  return (
    <Facts
      facts={[
        { label: 'Price', value: kind.pricing.priceText(sale) },
        { label: 'Your tokens', value: claimText(kind, sale, state) },
        { label: 'Refund', value: refundText(kind, sale, state) },
        { label: 'Liquidity', value: liquidityText(sale) },
      ]}
    />
  );
}

/** The same while the sale is read. */
export function GlanceShape() {
  return (
    <Facts
      facts={[
        earlyFact('Price', 'price', '14ch'),
        earlyFact('Your tokens', 'claims', '20ch'),
        earlyFact('Refund', 'refund', '24ch'),
        earlyFact('Liquidity', 'liquidity', '24ch'),
      ]}
    />
  );
}
