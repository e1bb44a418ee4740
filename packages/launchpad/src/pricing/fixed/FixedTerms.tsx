import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import { EarlyText, Metric, SimpleGrid } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { GLOSSARY } from '../../model/glossary.ts';

const terms = () =>
  [
    { of: 'softCap', label: t`Soft Cap`, glossary: GLOSSARY.softCap },
    { of: 'hardCap', label: t`Hard Cap`, glossary: GLOSSARY.hardCap },
    { of: 'minBuy', label: t`Min Spend`, glossary: GLOSSARY.minimumBuy },
    { of: 'maxBuy', label: t`Max Spend`, glossary: GLOSSARY.maximumBuy },
  ] as const;

/** The caps of a raise, and what one buyer may deposit (DET-01). */
export function FixedTerms({ sale }: { sale: Sale | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {terms().map(({ of, ...shown }) => (
        <Metric key={of} {...shown}>
          {sale ? <BaseAmount sale={sale} value={sale[of]} /> : <EarlyText name={of} />}
        </Metric>
      ))}
    </SimpleGrid>
  );
}
