import { Metric, SimpleGrid } from '@rab/ui';
import type { Sale } from '../queries/saleSchema.ts';
import { BaseAmount } from './BaseAmount.tsx';
import { TokenAmount } from './TokenAmount.tsx';

/** The numbers that decide about a buy (DET-01). */
export function SaleTerms({ sale }: { sale: Sale }) {
  const { shared } = sale;
  if (shared)
    return (
      <SimpleGrid minChildWidth="40" gap="4">
        <Metric label="Soft Cap">
          <BaseAmount sale={sale} value={sale.softCap} />
        </Metric>
        <Metric label="All buyers share">
          <TokenAmount sale={sale} value={shared.selling} />
        </Metric>
        <Metric label="Owner gets at most">
          <BaseAmount sale={sale} value={shared.mostForOwner} />
        </Metric>
      </SimpleGrid>
    );
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
