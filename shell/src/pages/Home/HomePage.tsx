import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DISPLAY_CHAINS, MAIN_KIND } from '@rab/config';
import { type Remote, RemoteView } from '@rab/federation/host';
import { type Section, sectionsIn } from '@rab/federation/remotes';
import {
  Box,
  Button,
  CardLine,
  Flex,
  Grid,
  Heading,
  Loading,
  Lock,
  Rocket,
  ShieldCheck,
  Skeleton,
  Span,
  Stack,
  Text,
  useDocumentTitle,
  useIsNear,
} from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { headingOf } from '../../layout/menu.ts';
import { useIsHydrating } from '../../static/useIsHydrating.ts';
import { useLinks } from '../../useLinks.ts';
import { SalePromise } from './art/SalePromise.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PlatformFigures } from './PlatformFigures.tsx';

const perks = () =>
  [
    {
      Icon: ShieldCheck,
      title: t`Safest`,
      text: t`Deposits stay in the sale’s contract until the token is listed. If the sale fails or isn’t listed in time, every buyer can withdraw the full deposit.`,
    },
    {
      Icon: Rocket,
      title: t`Most profitable`,
      text: t`Fees are fixed in the sale’s contract when you create it. Referrers are paid from the raise.`,
    },
    {
      Icon: Lock,
      title: t`Most convenient`,
      text: t`Token, sale, listing and liquidity lock in one place. A day after a successful sale ends, anyone can finalize it.`,
    },
  ] as const;

interface AreaSectionProps {
  section: Section;
  /** False leaves the area alone: only the section's shape shows. */
  isDue?: boolean;
}

/** A section that an area draws; its shape is shown first, so that nothing below it moves when it comes. */
function AreaSection({ section, isDue = true }: AreaSectionProps) {
  const isHydrating = useIsHydrating();
  const { remote, expose, cards } = section;
  const title = headingOf(section);
  const shape = (
    <Stack gap="4" aria-busy={isDue}>
      <Heading as="h2" textStyle="headline">
        {title}
      </Heading>
      <Skeleton height="10" maxW="sm" />
      <CardLine>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes
          <Skeleton key={card} height="96" rounded="panel" />
        ))}
      </CardLine>
      {isDue && <Loading />}
    </Stack>
  );
  if (isHydrating || !isDue) return shape;
  return <RemoteView remote={remote} expose={expose} title={title} props={{}} fallback={shape} />;
}

/** A section further down, whose area is fetched when it comes near. */
function LowerSection({ section }: AreaSectionProps) {
  const [ref, isNear] = useIsNear();
  return (
    <Box ref={ref} _empty={{ display: 'none' }}>
      <AreaSection section={section} isDue={isNear} />
    </Box>
  );
}

/** The first screen: what this is, as a picture too, and the ways on. */
function Hero() {
  const links = useLinks();
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) minmax(0, 30rem)' }}
      gap={{ base: '8', xl: '14' }}
      alignItems="center"
      paddingTop={{ base: '2', md: '4' }}
    >
      <Stack gap="6" maxW="3xl">
        <Heading as="h1" textStyle={{ base: 'headline', sm: 'hero', xl: 'display' }} textWrap="balance">
          <Trans>Launch a token on promises the contract keeps.</Trans>
        </Heading>
        <Text color="fg.muted" fontSize={{ md: 'md' }} maxW="54ch">
          <Trans>
            Buyers pay into the sale’s own contract. If the soft cap is reached, the contract lists the token and locks
            the liquidity. If not, every buyer can withdraw the full deposit.
          </Trans>
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button asChild colorPalette="accent" size="lg" width={{ base: 'full', sm: 'auto' }}>
            <RouterLink to={MAIN_KIND.paths.create()}>
              <Trans>Create Sale</Trans>
            </RouterLink>
          </Button>
          <Button asChild variant="outline" size="lg" flexGrow={{ base: '1', sm: '0' }}>
            <a href={links?.howToStart} target="_blank" rel="noopener noreferrer">
              <Trans>How to start</Trans>
            </a>
          </Button>
          <Button asChild variant="ghost" size="lg" flexGrow={{ base: '1', sm: '0' }}>
            <a href={links?.applyToLaunch} target="_blank" rel="noopener noreferrer">
              <Trans>Apply to Launch</Trans>
            </a>
          </Button>
        </Flex>
        <Flex columnGap="4" rowGap="1" wrap="wrap" textStyle="label" color="fg.muted">
          <Span id="chains" color="fg">
            <Trans>Supported chains</Trans>
          </Span>
          {/* on a phone the names break into the same lines in every font */}
          <Flex
            as="ul"
            listStyleType="none"
            columnGap="4"
            rowGap="1"
            wrap="wrap"
            css={{ '& li': { minWidth: { base: '6rem', md: 'auto' } } }}
            aria-labelledby="chains"
          >
            {DISPLAY_CHAINS.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Flex>
        </Flex>
      </Stack>
      <Box width="full" maxW="30rem" marginX={{ base: 'auto', sm: '0' }}>
        <SalePromise />
      </Box>
    </Grid>
  );
}

/** Home: what this is, what it has done, and the sections that areas draw there; only the first is fetched at once. */
export function HomePage({ remotes }: { remotes: readonly Remote[] }) {
  const [first, ...lower] = sectionsIn('home', remotes);
  useDocumentTitle();
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Hero />
      <PlatformFigures />
      {first && <AreaSection section={first} />}
      <HowItWorks />
      {lower.map((section) => (
        <LowerSection key={`${section.remote.name}/${section.expose}`} section={section} />
      ))}
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap="8" borderTopWidth="1px" paddingTop="8">
        {perks().map(({ Icon, title, text }) => (
          <Stack key={title} gap="2">
            <Flex align="center" gap="2.5">
              <Box color="accent.fg">
                <Icon size={20} aria-hidden="true" />
              </Box>
              <Heading as="h2" textStyle="title">
                {title}
              </Heading>
            </Flex>
            <Text color="fg.muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
