import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import { EarlyText, Metric, SimpleGrid } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import { sharedTerms } from './sharedTerms.ts';

/** The soft cap, what is shared, and what of the raise the owner gets (DET-01). */
export function SharedMetrics({ sale }: { sale: Sale | undefined }) {
  const terms = sale && sharedTerms(sale);
  return (
    <SimpleGrid minChildWidth="40" gap="4">
      <Metric label={t`Soft Cap`}>
        {sale ? <BaseAmount sale={sale} value={sale.softCap} /> : <EarlyText name="softCap" />}
      </Metric>
      <Metric label={t`Split among buyers`}>
        {sale ? <TokenAmount sale={sale} value={terms?.selling} /> : <EarlyText name="selling" />}
      </Metric>
      <Metric label={t`Owner receives at most`}>
        {sale ? <BaseAmount sale={sale} value={terms?.mostForOwner} /> : <EarlyText name="mostForOwner" />}
      </Metric>
    </SimpleGrid>
  );
}
