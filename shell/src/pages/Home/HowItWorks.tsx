import { MAIN_KIND, paths } from '@rab/config';
import { Center, Grid, Heading, Link, Span, Stack, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { LaunchArt, LockArt, ReleaseArt } from './art/StepArt.tsx';

const PEOPLE = [
  {
    Art: LaunchArt,
    who: 'For owners',
    steps: [
      'Create a token, or bring your own.',
      'Set the price, caps, dates and lock. You can’t change them later.',
      'Reach the soft cap: the contract lists the token and locks the liquidity.',
    ],
    link: { to: MAIN_KIND.paths.create(), text: 'Plan a launch' },
  },
  {
    Art: ReleaseArt,
    who: 'For buyers',
    steps: [
      'Read what a sale promises, and what happens if it fails.',
      'Deposit. The sale’s contract holds it until the listing.',
      'Claim your tokens as they’re released, or get a refund if the sale fails.',
    ],
    link: { to: MAIN_KIND.paths.list(), text: 'Browse sales' },
  },
  {
    Art: LockArt,
    who: 'For lockers',
    steps: [
      'Choose a token or a pair’s liquidity.',
      'Choose one unlock date, or a first release and then cycles.',
      'Share the lock’s page. Nobody can unlock it before its date, including you.',
    ],
    link: { to: paths.createLock(), text: 'Lock tokens' },
  },
] as const;

/** What each kind of visitor does here, in three steps with a picture. */
export function HowItWorks() {
  return (
    <Stack as="section" gap="5" aria-labelledby="how-it-works">
      <Heading as="h2" id="how-it-works" textStyle="headline">
        How it works
      </Heading>
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap="5">
        {PEOPLE.map(({ Art, who, steps, link }) => (
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
                {link.text} <Span aria-hidden="true">→</Span>
              </RouterLink>
            </Link>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
