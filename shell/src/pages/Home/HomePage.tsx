import { DISPLAY_CHAINS } from '@rab/config';
import { type Remote, RemoteView } from '@rab/federation/host';
import { type Section, sectionsIn } from '@rab/federation/remotes';
import {
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  Loading,
  Lock,
  Rocket,
  ShieldCheck,
  Skeleton,
  Stack,
  Text,
  useDocumentTitle,
  useIsNear,
} from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { titleOf } from '../../layout/menu.ts';
import { useIsHydrating } from '../../static/useIsHydrating.ts';
import { useLinks } from '../../useLinks.ts';

const PERKS = [
  {
    Icon: ShieldCheck,
    title: 'Safest',
    text: 'Deposits stay in the sale’s contract until it is listed; if it fails or is not listed in time, every buyer takes the whole deposit back.',
  },
  {
    Icon: Rocket,
    title: 'Most profitable',
    text: 'One fee, fixed when the sale is created and written into its contract. Referrers are paid from the raise.',
  },
  {
    Icon: Lock,
    title: 'Most convenient',
    text: 'Token, sale, listing and liquidity lock in one place. A day after its end, anybody can finalize a successful sale.',
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
  const { remote, expose, cards, title = titleOf(remote) } = section;
  const shape = (
    <Stack gap="4" aria-busy={isDue}>
      <Heading as="h2" textStyle="headline">
        {title}
      </Heading>
      <Skeleton height="10" maxW="sm" />
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" gap="5">
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes
          <Skeleton key={card} height="96" rounded="panel" />
        ))}
      </Grid>
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

/** Home: what this is, and the sections that areas draw there; only the first is fetched at once. */
export function HomePage({ remotes }: { remotes: readonly Remote[] }) {
  const links = useLinks();
  const [first, ...lower] = sectionsIn('home', remotes);
  useDocumentTitle();
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Stack gap="6" paddingTop={{ base: '2', md: '6' }} maxW="3xl">
        <Heading as="h1" textStyle={{ base: 'headline', md: 'hero' }} textWrap="balance">
          Launch a token on promises the contract keeps.
        </Heading>
        <Text color="fg.muted" maxW="60ch">
          Create it, sell it with a soft cap and a hard cap, and let the contract list it and lock the liquidity. What
          happens next is written down before you sign.
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button asChild colorPalette="accent" size="lg" width={{ base: 'full', sm: 'auto' }}>
            <RouterLink to="/rab-sale/create">Create Sale</RouterLink>
          </Button>
          <Button asChild variant="outline" size="lg" flexGrow={{ base: '1', sm: '0' }}>
            <a href={links?.howToStart} target="_blank" rel="noopener noreferrer">
              How to start
            </a>
          </Button>
          <Button asChild variant="ghost" size="lg" flexGrow={{ base: '1', sm: '0' }}>
            <a href={links?.applyToLaunch} target="_blank" rel="noopener noreferrer">
              Apply to Launch
            </a>
          </Button>
        </Flex>
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label="Supported chains">
          {DISPLAY_CHAINS.map((name) => (
            <Box
              as="li"
              key={name}
              borderWidth="1px"
              rounded="full"
              paddingX="3"
              paddingY="1"
              textStyle="label"
              color="fg.muted"
            >
              {name}
            </Box>
          ))}
        </Flex>
      </Stack>
      {first && <AreaSection section={first} />}
      {lower.map((section) => (
        <LowerSection key={`${section.remote.name}/${section.expose}`} section={section} />
      ))}
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap="5">
        {PERKS.map(({ Icon, title, text }) => (
          <Stack key={title} gap="3" bg="bg.panel" borderWidth="1px" rounded="panel" padding="6">
            <Box color="accent.fg">
              <Icon size={24} aria-hidden="true" />
            </Box>
            <Heading as="h2" textStyle="title">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
