import { EarlyText, Metric, SimpleGrid } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { Sale } from '../../model/Sale.ts';

const TERMS = { 'Soft Cap': 'softCap', 'Hard Cap': 'hardCap', 'Min Spend': 'minBuy', 'Max Spend': 'maxBuy' } as const;

/** The caps of a raise, and what one buyer may deposit (DET-01). */
export function FixedTerms({ sale }: { sale: Sale | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {Object.entries(TERMS).map(([label, term]) => (
        <Metric key={label} label={label}>
          {sale ? <BaseAmount sale={sale} value={sale[term]} /> : <EarlyText name={term} />}
        </Metric>
      ))}
    </SimpleGrid>
  );
}
