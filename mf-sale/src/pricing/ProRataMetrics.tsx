import { t } from '@lingui/core/macro';
import { BaseAmount, GLOSSARY, TokenAmount } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { EarlyText, Metric, SimpleGrid } from '@rab/ui';

/** The caps of the raise, what is shared, and what of the raise the owner gets (DET-01). */
export function ProRataMetrics({ sale }: { sale: Sale | undefined }) {
  const inBase = (name: 'softCap' | 'hardCap' | 'mostForOwner', value: bigint | undefined) =>
    sale ? <BaseAmount sale={sale} value={value} /> : <EarlyText name={name} />;
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      <Metric label={t`Soft Cap`} glossary={GLOSSARY.softCap}>
        {inBase('softCap', sale?.softCap)}
      </Metric>
      <Metric label={t`Hard Cap`} glossary={GLOSSARY.hardCap}>
        {inBase('hardCap', sale?.hardCap)}
      </Metric>
      <Metric label={t`Split among buyers`}>
        {sale ? <TokenAmount sale={sale} value={sale.shared?.selling} /> : <EarlyText name="selling" />}
      </Metric>
      <Metric label={t`Owner receives at most`}>{inBase('mostForOwner', sale?.shared?.mostForOwner)}</Metric>
    </SimpleGrid>
  );
}
