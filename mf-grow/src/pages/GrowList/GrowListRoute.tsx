import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { SaleListPage } from '@rab/launchpad';
import { Link, lazyNamed, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import { Suspense } from 'react';
import { rabGrow } from '../../kind/rabGrow.ts';

// a visitor does without what it needs of contracts
const DeskLink = lazyNamed(async () => (await import('./DeskLink.tsx')).DeskLink);

/** The list of all RAB Grows. */
export function GrowListRoute() {
  const { address } = useWallet();
  return (
    <Stack gap="6">
      <SaleListPage
        kind={rabGrow}
        title={t`Current Sale`}
        description={t`Private sales. The administrator reviews the listing before the owner is paid.`}
        links={
          address && (
            <Suspense>
              <DeskLink />
            </Suspense>
          )
        }
      />
      <Link asChild alignSelf="start" colorPalette="accent">
        <RouterLink to={paths.growSettings()}>
          <Trans>Platform settings</Trans>
        </RouterLink>
      </Link>
    </Stack>
  );
}
