import { t } from '@lingui/core/macro';
import { earlyFact, Facts } from '@rab/ui';
import type { SalePartProps } from '../kind/SaleKindInDetail.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { GLOSSARY } from '../model/glossary.ts';
import { claimText, listingPriceText } from './promises.ts';

/** What a buyer pays, what that is at the listing, and when the tokens come, above all tabs (LOK-02). */
export function AtAGlance({ kind, sale }: SalePartProps) {
  const { state } = useSaleState(kind, sale);
  return (
    <Facts
      facts={[
        { label: t`Price`, glossary: GLOSSARY.presaleRate, value: kind.pricing.priceText(sale) },
        {
          label: t`Listing price`,
          glossary: sale.listing ? GLOSSARY.listingRate : undefined,
          value: listingPriceText(sale),
        },
        { label: t`Your tokens`, value: claimText(kind, sale, state) },
      ]}
    />
  );
}

/** The same while the sale is read. */
export function GlanceShape() {
  return (
    <Facts
      facts={[
        earlyFact(t`Price`, 'price', '14ch'),
        earlyFact(t`Listing price`, 'listingPrice', '14ch'),
        earlyFact(t`Your tokens`, 'claims', '20ch'),
      ]}
    />
  );
}
