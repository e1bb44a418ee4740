import { Metric, SimpleGrid } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { Sale } from '../../model/Sale.ts';

/** The caps of a raise, and what one buyer may deposit (DET-01). */
export function FixedTerms({ sale }: { sale: Sale }) {
  const terms = {
    'Soft Cap': sale.softCap,
    'Hard Cap': sale.hardCap,
    'Min Spend': sale.minBuy,
    'Max Spend': sale.maxBuy,
  };
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {Object.entries(terms).map(([label, value]) => (
        <Metric key={label} label={label}>
          <BaseAmount sale={sale} value={value} />
        </Metric>
      ))}
    </SimpleGrid>
  );
}
