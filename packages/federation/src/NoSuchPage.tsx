import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, PageHeader, Panel, Stack } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';

/** The fallback page (APP-10): for a path of no area, and for one that an area does not know. */
export function NoSuchPage() {
  return (
    <Stack gap="6">
      <PageHeader title={t`Page not found`} />
      <Panel>
        <EmptyState
          title={t`There’s no page at this address`}
          picture="search"
          action={
            <Button asChild colorPalette="accent">
              <AreaLink to="/">{t`Go Home`}</AreaLink>
            </Button>
          }
        >
          <Trans>Check the link, or go to Home.</Trans>
        </EmptyState>
      </Panel>
    </Stack>
  );
}
