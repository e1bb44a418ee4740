import { Button, EmptyState, PageHeader, Panel, Stack } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';

/** The fallback page (APP-10): for a path of no area, and for one that an area does not know. */
export function NoSuchPage() {
  return (
    <Stack gap="6">
      <PageHeader title="Page not found" />
      <Panel>
        <EmptyState
          title="There’s no page at this address"
          action={
            <Button asChild colorPalette="accent">
              <AreaLink to="/">Go Home</AreaLink>
            </Button>
          }
        >
          Check the link, or go to Home.
        </EmptyState>
      </Panel>
    </Stack>
  );
}
