import { paths } from '@rab/config';
import { Center, Grid, Heading, Link, Span, Stack, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { LaunchArt, LockArt, ReleaseArt } from './art/StepArt.tsx';

const PEOPLE = [
  {
    Art: LaunchArt,
    who: 'For owners',
    steps: [
      'Create a token, or bring your own.',
      'Set price, caps, dates and lock. They stay as they are from then on.',
      'Reach the soft cap: the contract lists the token and locks the liquidity.',
    ],
    link: { to: '/rab-sale/create', text: 'Plan a launch' },
  },
  {
    Art: ReleaseArt,
    who: 'For buyers',
    steps: [
      'Read what a sale promises, and what it does if it fails.',
      'Deposit. The sale’s contract holds it until the listing.',
      'Claim your tokens as they are released, or take your deposit back.',
    ],
    link: { to: '/view-sales', text: 'Browse sales' },
  },
  {
    Art: LockArt,
    who: 'For lockers',
    steps: [
      'Choose a token, or the liquidity of a pair.',
      'Set one date, or a part on that date and the rest in cycles.',
      'Share the lock’s page. Until the date nobody opens it, you included.',
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
