import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAIN_KIND, paths } from '@rab/config';
import { Center, Grid, Heading, Link, Span, Stack, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { LaunchArt, LockArt, ReleaseArt } from './art/StepArt.tsx';

const people = () =>
  [
    {
      Art: LaunchArt,
      who: t`For owners`,
      steps: [
        t`Create a token, or bring your own.`,
        t`Set the price, caps, dates and lock. You can’t change them later.`,
        t`Reach the soft cap: the contract lists the token and locks the liquidity.`,
      ],
      link: { to: MAIN_KIND.paths.create(), text: t`Plan a launch` },
    },
    {
      Art: ReleaseArt,
      who: t`For buyers`,
      steps: [
        t`Read what a sale promises, and what happens if it fails.`,
        t`Deposit. The sale’s contract holds it until the listing.`,
        t`Claim your tokens as they’re released, or get a refund if the sale fails.`,
      ],
      link: { to: MAIN_KIND.paths.list(), text: t`Browse sales` },
    },
    {
      Art: LockArt,
      who: t`For lockers`,
      steps: [
        t`Choose a token or a pair’s liquidity.`,
        t`Choose one unlock date, or a first release and then cycles.`,
        t`Share the lock’s page. Nobody can unlock it before its date, including you.`,
      ],
      link: { to: paths.createLock(), text: t`Lock tokens` },
    },
  ] as const;

/** What each kind of visitor does here, in three steps with a picture. */
export function HowItWorks() {
  return (
    <Stack as="section" gap="5" aria-labelledby="how-it-works">
      <Heading as="h2" id="how-it-works" textStyle="headline">
        <Trans>How it works</Trans>
      </Heading>
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap="5">
        {people().map(({ Art, who, steps, link }) => (
          <Stack key={who} gap="4" bg="bg.panel" borderWidth="1px" rounded="panel" padding="6">
            <Art />
            <Heading as="h3" textStyle="title">
              {who}
            </Heading>
            <Stack as="ol" gap="3" listStyleType="none" flex="1">
              {steps.map((step, at) => (
                <Grid as="li" key={step} templateColumns="auto 1fr" gap="3">
                  <Center
                    boxSize="6"
                    rounded="full"
                    bg="accent.subtle"
                    color="accent.fg"
                    textStyle="label"
                    fontWeight="semibold"
                    aria-hidden="true"
                  >
                    {at + 1}
                  </Center>
                  <Text color="fg.muted" paddingTop="0.5">
                    {step}
                  </Text>
                </Grid>
              ))}
            </Stack>
            <Link asChild alignSelf="start" fontWeight="semibold" colorPalette="accent">
              <RouterLink to={link.to}>
                {link.text}{' '}
                <Span aria-hidden="true" display="inline-block" _rtl={{ transform: 'scaleX(-1)' }}>
                  →
                </Span>
              </RouterLink>
            </Link>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
