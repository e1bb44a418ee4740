import { useHost } from '@rab/federation';
import { Button, EmptyState, PageHeader, Stack } from '@rab/ui';
import { RouterLink, useSearchParams } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import type { Hex } from '@rab/wallet-context/contract';
import { FairLaunchCreated } from './FairLaunchCreated.tsx';
import { FairLaunchWizard } from './FairLaunchWizard.tsx';

const TITLE = 'Create Fair Launch';
const DESCRIPTION =
  'The older kind of sale: everybody shares a fixed number of tokens by deposits, and the price is what comes together.';

const isTransactionHash = (text: string | null): text is Hex => /^0x[0-9a-f]{64}$/i.test(text ?? '');

/** `/rab-sale/fairlaunch/create`: the older wizard, or with `?created=` the launch that a transaction created. */
export function CreateFairLaunchPage() {
  const { setHeaderProgress } = useHost();
  const { name, contracts } = useChainConfig();
  const [search] = useSearchParams();
  const created = search.get('created');
  if (contracts.fairLaunchFactory && !isTransactionHash(created))
    return <FairLaunchWizard title={TITLE} description={DESCRIPTION} onProgress={setHeaderProgress} />;
  return (
    <Stack gap="6">
      <PageHeader title={TITLE} description={DESCRIPTION} />
      {contracts.fairLaunchFactory && isTransactionHash(created) ? (
        <FairLaunchCreated transaction={created} />
      ) : (
        <EmptyState
          title="Not on this chain"
          action={
            <Button asChild variant="outline">
              <RouterLink to="/rab-sale/create">Create RAB Sale</RouterLink>
            </Button>
          }
        >
          {name} has no contract for fair launches. A RAB Sale also lists itself and locks its liquidity.
        </EmptyState>
      )}
    </Stack>
  );
}
