import { t } from '@lingui/core/macro';
import { EarlyText, Metric, SimpleGrid } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { Sale } from '../../model/Sale.ts';

const labels = () => ({ softCap: t`Soft Cap`, hardCap: t`Hard Cap`, minBuy: t`Min Spend`, maxBuy: t`Max Spend` });
const TERMS = ['softCap', 'hardCap', 'minBuy', 'maxBuy'] as const;

/** The caps of a raise, and what one buyer may deposit (DET-01). */
export function FixedTerms({ sale }: { sale: Sale | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {TERMS.map((term) => (
        <Metric key={term} label={labels()[term]}>
          {sale ? <BaseAmount sale={sale} value={sale[term]} /> : <EarlyText name={term} />}
        </Metric>
      ))}
    </SimpleGrid>
  );
}
