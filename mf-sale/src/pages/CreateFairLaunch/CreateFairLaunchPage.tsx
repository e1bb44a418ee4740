import { useHost } from '@rab/federation';
import { PageHeader, Stack } from '@rab/ui';
import { useSearchParams } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import type { Hex } from '@rab/wallet-context/contract';
import { FairLaunchCreated } from './FairLaunchCreated.tsx';
import { FairLaunchWizard } from './FairLaunchWizard.tsx';
import { NotOnThisChain } from './NotOnThisChain.tsx';

const TITLE = 'Create Fair Launch';
const DESCRIPTION =
  'The older kind of sale: everybody shares a fixed number of tokens by deposits, and the price is what comes together.';

const isTransactionHash = (text: string | null): text is Hex => /^0x[0-9a-f]{64}$/i.test(text ?? '');

/** `/rab-sale/fairlaunch/create`: the older wizard, or with `?created=` the launch that a transaction created. */
export function CreateFairLaunchPage() {
  const { setHeaderProgress } = useHost();
  const { contracts } = useChainConfig();
  const [search] = useSearchParams();
  const created = search.get('created');
  const heading = { title: TITLE, description: DESCRIPTION };
  if (!isTransactionHash(created)) return <FairLaunchWizard {...heading} onProgress={setHeaderProgress} />;
  if (!contracts.fairLaunchFactory) return <NotOnThisChain {...heading} />;
  return (
    <Stack gap="6">
      <PageHeader {...heading} />
      <FairLaunchCreated transaction={created} />
    </Stack>
  );
}
