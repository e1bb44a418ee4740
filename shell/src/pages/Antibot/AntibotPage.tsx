import { EmptyState, PageHeader, Panel, Stack } from '@rab/ui';

/** `/antibot`. */
export function AntibotPage() {
  return (
    <Stack gap="6">
      <PageHeader title="RAB Anti-bot" description="Protects a new token from sniping bots in its first minutes." />
      <Panel>
        <EmptyState title="Not on this chain yet">
          Tokens with anti-bot protection come with a later release.
        </EmptyState>
      </Panel>
    </Stack>
  );
}
