import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState, PageHeader, Panel, Stack } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';

/** A page of airdrops on a chain that has no contract for them. */
export function NoAirdrops({ title }: { title: string }) {
  const { name } = useChainConfig();
  return (
    <Stack gap="6">
      <PageHeader title={title} />
      <Panel>
        <EmptyState title={t`No airdrops on ${name}`}>
          <Trans>This network has no airdrop contract. Choose another network in the header.</Trans>
        </EmptyState>
      </Panel>
    </Stack>
  );
}
