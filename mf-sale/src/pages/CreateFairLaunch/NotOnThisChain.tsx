import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { say } from '@rab/language';
import { Button, EmptyState, PageHeader, Stack } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { FAIR_LAUNCH_HEADING } from './fairLaunchHeading.ts';

/** In place of everything on a chain without the contract. */
export function NotOnThisChain() {
  const { name } = useChainConfig();
  return (
    <Stack gap="6">
      <PageHeader title={say(FAIR_LAUNCH_HEADING.title)} description={say(FAIR_LAUNCH_HEADING.description)} />
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
        <Trans>
          Fair launches aren’t available on {name}. A RAB Sale also lists the token and locks the liquidity.
        </Trans>
      </EmptyState>
    </Stack>
  );
}
