import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { Link, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { rabGrow } from '../../kind/rabGrow.ts';

/** The list of all RAB Grows. */
export function GrowListRoute() {
  return (
    <Stack gap="6">
      <SaleListPage
        kind={rabGrow}
        title="Current Sale"
        description="Private sales whose listing the administrator reviews."
      />
      <Link asChild alignSelf="start">
        <RouterLink to={paths.growSettings()}>Fees, exchanges and administrator of the platform</RouterLink>
      </Link>
    </Stack>
  );
}
