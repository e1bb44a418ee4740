import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Button } from '@rab/ui';
import type { Column } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';

/** The last column of a table of locks: the way to each. */
export const viewLock = (): Column<{ id: bigint | string }> => ({
  header: t`Action`,
  isNumeric: true,
  cell: ({ id }) => (
    <Button asChild size="xs" variant="outline">
      <RouterLink to={paths.lock(id)}>
        <Trans>View</Trans>
      </RouterLink>
    </Button>
  ),
});
