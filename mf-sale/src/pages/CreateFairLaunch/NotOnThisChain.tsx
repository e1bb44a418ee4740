import { Button, EmptyState, PageHeader, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';

/** In place of everything on a chain without the contract. */
export function NotOnThisChain({ title, description }: { title: string; description: string }) {
  const { name } = useChainConfig();
  return (
    <Stack gap="6">
      <PageHeader title={title} description={description} />
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
    </Stack>
  );
}
