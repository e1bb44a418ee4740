import { msg, t } from '@lingui/core/macro';
import { type Creation, saleCreationParts, saleCreationWords, saleFacts } from '@rab/launchpad';
import { Facts } from '@rab/ui';
import { lazyPart } from '@rab/ui/overlay';
import { partsText } from '../../features/partsText.ts';
import { createGrowCall, type GrowValues, toNewGrow, useGrowCost } from './createGrow.ts';

/** What the wizard of RAB Grow creates. */
export const growCreation: Creation<GrowValues> = {
  ...saleCreationParts,
  key: 'create:grow',
  factory: 'privateSaleFactory',
  useCost: ({ verify, sale }) => useGrowCost({ verify, sale }),
  call: createGrowCall,
  leadsTo: toNewGrow,
  words: { ...saleCreationWords, success: msg`Create RAB Grow Success` },
  Summary: lazyPart(
    () => t`The summary`,
    async () => (await import('./GrowSummary.tsx')).GrowSummary,
  ),
  Facts: ({ values: { verify, sale, info }, token, base }) => (
    <Facts
      facts={saleFacts({
        verified: verify,
        terms: sale,
        info,
        token,
        base,
        more: sale.parts > 0n ? [{ label: t`Payout`, value: partsText(sale.parts, sale.partPeriod) }] : [],
      })}
    />
  ),
};
