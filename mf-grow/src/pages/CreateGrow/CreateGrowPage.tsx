import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useHost } from '@rab/federation';
import { Wizard } from '@rab/launchpad';
import { Button, Flex, Notice, Stack } from '@rab/ui';
import { useAppConfig } from '@rab/wallet-context';
import { growWizard } from './growWizard.ts';

/** `/rab-grow/create`: a private sale that the platform's administrator reviews. */
export function CreateGrowPage() {
  const { setHeaderProgress } = useHost();
  const { links } = useAppConfig();
  return (
    <Stack gap="6">
      <Wizard definition={growWizard} onProgress={setHeaderProgress} />
      <Notice tone="info" title={t`Want our team’s help with your launch?`}>
        <Flex paddingTop="2">
          <Button asChild size="sm" variant="outline">
            <a href={links.applyToLaunch} target="_blank" rel="noopener noreferrer">
              <Trans>Apply to Launch</Trans>
            </a>
          </Button>
        </Flex>
      </Notice>
    </Stack>
  );
}
