import { EarlyText, Facts } from '@rab/ui';
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
        { label: 'Price', value: <EarlyText name="price" width="14ch" /> },
        { label: 'Your tokens', value: <EarlyText name="claims" width="20ch" /> },
        { label: 'Refund', value: <EarlyText name="refund" width="24ch" /> },
        { label: 'Liquidity', value: <EarlyText name="liquidity" width="24ch" /> },
      ]}
    />
  );
}
