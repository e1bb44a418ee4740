import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { say, type Words } from '@rab/language';
import { Button, EmptyState, PageHeader, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import type { ReactNode } from 'react';

/** In place of a form on a chain without the contract. @param children what the chain lacks, and what there is */
export function NotOfferedHere({
  title,
  description,
  children,
}: {
  title: Words;
  description: Words;
  children: ReactNode;
}) {
  return (
    <Stack gap="6">
      <PageHeader title={say(title)} description={say(description)} />
      <EmptyState
        title={t`Not available on this network`}
        action={
          <Button asChild variant="outline">
            <RouterLink to={paths.createSale()}>
              <Trans>Create RAB Sale</Trans>
            </RouterLink>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Stack>
  );
}
