import { useHost } from '@rab/federation';
import { Wizard } from '@rab/launchpad';
import { PageHeader, Stack } from '@rab/ui';
import { useSearchParams } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import type { Hex } from '@rab/wallet-context/contract';
import { FairLaunchCreated } from './FairLaunchCreated.tsx';
import { FAIR_LAUNCH_HEADING } from './fairLaunchHeading.ts';
import { fairLaunchWizard } from './fairLaunchWizard.ts';
import { NotOnThisChain } from './NotOnThisChain.tsx';

const isTransactionHash = (text: string | null): text is Hex => /^0x[0-9a-f]{64}$/i.test(text ?? '');

/** `/rab-sale/fairlaunch/create`: the older wizard, or with `?created=` the launch that a transaction created. */
export function CreateFairLaunchPage() {
  const { setHeaderProgress } = useHost();
  const { contracts } = useChainConfig();
  const [search] = useSearchParams();
  const created = search.get('created');
  if (!isTransactionHash(created)) return <Wizard definition={fairLaunchWizard} onProgress={setHeaderProgress} />;
  if (!contracts.fairLaunchFactory) return <NotOnThisChain />;
  return (
    <Stack gap="6">
      <PageHeader {...FAIR_LAUNCH_HEADING} />
      <FairLaunchCreated transaction={created} />
    </Stack>
  );
}
