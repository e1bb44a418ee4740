import { SALE_PLACES } from '@rab/contracts';
import { Amount, Metric, SimpleGrid } from '@rab/ui';
import type { Launchpad } from '../model/Launchpad.ts';

/** The four numbers that decide about a buy (DET-01). */
export function SaleTerms({ sale }: { sale: Launchpad }) {
  const amount = (value: bigint) => (
    <Amount value={value} decimals={sale.baseDecimals} symbol={sale.baseSymbol} places={SALE_PLACES} />
  );
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      <Metric label="Soft Cap">{amount(sale.info.softCap)}</Metric>
      <Metric label="Hard Cap">{amount(sale.info.hardCap)}</Metric>
      <Metric label="Min Spend">{amount(sale.info.minSpendPerBuyer)}</Metric>
      <Metric label="Max Spend">{amount(sale.info.maxSpendPerBuyer)}</Metric>
    </SimpleGrid>
  );
}
