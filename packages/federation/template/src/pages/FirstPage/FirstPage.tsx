import { PageHeader, Panel, Stack, Text } from '@rab/ui';

/** `/area`: where the menu leads. */
export function FirstPage() {
  return (
    <Stack gap="6">
      <PageHeader title="Area" description="What can be done here, in one sentence." />
      <Panel>
        <Text>The area’s first page.</Text>
      </Panel>
    </Stack>
  );
}
