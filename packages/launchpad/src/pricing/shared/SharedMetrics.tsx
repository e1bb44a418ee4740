import { Metric, SimpleGrid } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import type { Sale } from '../../model/Sale.ts';
import { sharedTerms } from './sharedTerms.ts';

/** The soft cap, what is shared, and what of the raise the owner gets (DET-01). */
export function SharedMetrics({ sale }: { sale: Sale }) {
  const { selling, mostForOwner } = sharedTerms(sale);
  return (
    <SimpleGrid minChildWidth="40" gap="4">
      <Metric label="Soft Cap">
        <BaseAmount sale={sale} value={sale.softCap} />
      </Metric>
      <Metric label="All buyers share">
        <TokenAmount sale={sale} value={selling} />
      </Metric>
      <Metric label="Owner gets at most">
        <BaseAmount sale={sale} value={mostForOwner} />
      </Metric>
    </SimpleGrid>
  );
}
