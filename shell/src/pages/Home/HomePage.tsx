import { DISPLAY_CHAINS } from '@rab/config';
import { type Remote, RemoteView } from '@rab/federation/host';
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
  remotes: readonly Remote[];
  /** The area that draws the section, and what it exposes for that. */
  area: string;
  expose: string;
  heading: string;
  /** One letter for each card of the shape. */
  cards: string;
  /** False leaves the area alone: only the section's shape shows. */
  isDue?: boolean;
}

/** A section that an area draws; its shape is shown first, so that nothing below it moves when it comes. */
function AreaSection({ remotes, area, expose, heading, cards, isDue = true }: AreaSectionProps) {
  const isHydrating = useIsHydrating();
  const remote = remotes.find(({ name }) => name === area);
  const shape = (
    <Stack gap="4" aria-busy={isDue}>
      <Heading as="h2" textStyle="headline">
        {heading}
      </Heading>
      <Skeleton height="10" maxW="sm" />
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" gap="5">
        {[...cards].map((card) => (
          <Skeleton key={card} height="96" rounded="panel" />
        ))}
      </Grid>
      {isDue && <Loading />}
    </Stack>
  );
  if (isHydrating || (remote && !isDue)) return shape;
  return remote && <RemoteView remote={remote} expose={expose} title={heading} props={{}} fallback={shape} />;
}

/** Home: what this is, the sales that run now, and below them the grows, whose area is fetched when they come near. */
export function HomePage({ remotes }: { remotes: readonly Remote[] }) {
  const links = useLinks();
  const [growsRef, areGrowsNear] = useIsNear();
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
      <AreaSection remotes={remotes} area="mf_sale" expose="current-sales" heading="Current Sale" cards="abcdef" />
      <Box ref={growsRef} _empty={{ display: 'none' }}>
        <AreaSection
          remotes={remotes}
          area="mf_grow"
          expose="current-grows"
          heading="RAB Grow"
          cards="abc"
          isDue={areGrowsNear}
        />
      </Box>
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
