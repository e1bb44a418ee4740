import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConfigError } from '@rab/config';
import { Button, Heading, Stack, Text } from '@rab/ui';

/** Shown instead of everything when the product cannot start or continue; a wrong field of a configuration file is named. */
export function StartError({ error }: { error: unknown }) {
  return (
    <Stack
      as="main"
      role="alert"
      minH="100dvh"
      maxW="2xl"
      marginX="auto"
      padding="6"
      justify="center"
      align="start"
      gap="4"
    >
      <Heading as="h1" textStyle="headline">
        {error instanceof ConfigError ? t`RAB Launchpad can’t start` : t`RAB Launchpad has stopped`}
      </Heading>
      <Text textStyle="title" fontWeight="medium" overflowWrap="anywhere">
        {error instanceof ConfigError ? error.message : t`Something unexpected went wrong.`}
      </Text>
      <Text color="fg.muted">
        <Trans>Your tokens and locks are safe on-chain. Try again in a moment.</Trans>
      </Text>
      <Button colorPalette="accent" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
