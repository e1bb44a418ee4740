import { Button, EmptyState, PageHeader, Panel, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';

/** Any path that belongs to nobody. */
export function FallbackPage() {
  return (
    <Stack gap="6">
      <PageHeader title="Page not found" />
      <Panel>
        <EmptyState
          title="There is nothing at this address"
          action={
            <Button asChild colorPalette="accent">
              <RouterLink to="/">Go Home</RouterLink>
            </Button>
          }
        >
          The link may be old, or a letter is missing.
        </EmptyState>
      </Panel>
    </Stack>
  );
}
