import { Trans } from '@lingui/react/macro';
import { EmptyPicture, Panel, SimpleGrid, Stack, Text } from '@rab/ui';
import type { FirstStep } from '@rab/ui/action';
import { RouterLink } from '@rab/ui/router';

/** What somebody can do first who has nothing here yet (PRT-05). */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <Panel>
      <Stack gap="8" paddingY="6">
        <Stack align="center" textAlign="center" gap="3">
          <EmptyPicture of="portfolio" />
          <Text textStyle="title">
            <Trans>Nothing here yet</Trans>
          </Text>
          <Text color="fg.muted" maxW="52ch">
            <Trans>
              Your deposits, claims, refunds, sales, tokens and locks will appear here, with what is due first. Start
              with one of these:
            </Trans>
          </Text>
        </Stack>
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="4">
          {steps.map(({ title, text, path }) => (
            <Stack
              as="li"
              key={path}
              gap="1"
              borderWidth="1px"
              rounded="l3"
              padding="4"
              position="relative"
              _hover={{ bg: 'bg.muted' }}
            >
              <Text
                asChild
                fontWeight="semibold"
                css={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                <RouterLink to={path}>{title}</RouterLink>
              </Text>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Stack>
    </Panel>
  );
}
