import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Button } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useAdministrator } from '../../queries/useAdministrator.ts';

/** The way to the desk, for the administrator. */
export function DeskLink() {
  const { isAdministrator } = useAdministrator();
  if (!isAdministrator) return null;
  return (
    <Button asChild alignSelf="start" variant="outline">
      <RouterLink to={paths.growDesk()}>
        <Trans>Administrator’s desk</Trans>
      </RouterLink>
    </Button>
  );
}
