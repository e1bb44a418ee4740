import { paths } from '@rab/config';
import { perMilleToPercent, shortSymbol } from '@rab/contracts';
import {
  BaseAmount,
  labelName,
  ProjectLinks,
  ProjectLogo,
  raiseShare,
  rolesOf,
  type Sale,
  useProjectInfo,
} from '@rab/launchpad';
import { Box, DateTime, Facts, Flex, Grid, Heading, Link, Notice, SimpleGrid, Stack, StatusTag, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { AreaLink, RouterLink } from '@rab/ui/router';
import type { Address as AddressText } from '@rab/wallet-context/reads';
import { ActList } from '../../features/ActList.tsx';
import type { GrowWait } from '../../kind/growWait.ts';
import { rabGrow } from '../../kind/rabGrow.ts';
import type { GrowAct } from '../../queries/growActs.ts';
import { growActs } from '../GrowDetail/growActs.ts';
import { rabGrowInDetail } from '../GrowDetail/rabGrowInDetail.ts';
import { actText } from './actText.ts';

/** Open at any time, and no answer to what a grow waits for: it stays on the grow's own page. */
const UNASKED = 'hide';

export interface WaitingGrowProps {
  sale: Sale;
  wait: GrowWait;
  administrator: AddressText;
  /** What the owner's other grows came to; undefined while it is read. */
  record: string | undefined;
  /** Of this grow, the last first; undefined while they are read. */
  acts: readonly GrowAct[] | undefined;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** One grow of the queue: what it waits for and until when, the facts to decide on, its history, and the acts (ADM-01). */
export function WaitingGrow({ sale, wait, administrator, record, acts, now }: WaitingGrowProps) {
  const { info, error } = useProjectInfo(sale.projectInfoHash);
  const state = rabGrow.stateOf(sale, now);
  const roles = rolesOf(sale, administrator, administrator);
  const open = growActs.filter(({ id, isOpen }) => id !== UNASKED && isOpen(sale, state, roles, now));
  const { percent, goal } = raiseShare(rabGrow, sale);
  const { token } = sale;
  return (
    <Box
      as="article"
      aria-label={token.symbol}
      bg="bg.panel"
      borderWidth="1px"
      rounded="panel"
      padding={{ base: '4', md: '6' }}
    >
      <Stack gap="5">
        <Flex gap="3" align="center" wrap="wrap">
          <ProjectLogo url={info?.logoUrl} symbol={token.symbol} />
          {/* what is next to it wraps to the next line before this is truncated */}
          <Box minW="0" flex="1 1 128px">
            <Heading as="h3" textStyle="title" truncate>
              <Link asChild variant="plain" color="fg">
                <RouterLink to={paths.grow(sale.id)}>{token.symbol}</RouterLink>
              </Link>
            </Heading>
            <Text color="fg.muted" textStyle="label" truncate>
              {token.name}
            </Text>
          </Box>
          <Flex gap="2" wrap="wrap">
            <TokenMark token={token} />
            <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>
            {!sale.isVisible && <StatusTag tone="warning">Not Visible</StatusTag>}
            {sale.labels.map(({ type, link }) => (
              <Link key={type} href={link} target="_blank" rel="noopener noreferrer">
                <StatusTag tone="positive">{labelName(type)}</StatusTag>
              </Link>
            ))}
          </Flex>
        </Flex>
        <Notice tone={now > wait.until ? 'warning' : 'info'} title={wait.what}>
          By <DateTime seconds={wait.until} />. {wait.otherwise}
        </Notice>
        <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="8" rowGap="4">
          <Facts
            facts={[
              {
                label: 'Raised',
                value: (
                  <>
                    <BaseAmount sale={sale} value={sale.raised} /> ({percent}% of the {goal.name})
                  </>
                ),
              },
              ...(sale.refunded > 0n
                ? [
                    {
                      label: 'Left after refunds',
                      value: <BaseAmount sale={sale} value={sale.raised - sale.refunded} />,
                    },
                  ]
                : []),
              { label: 'Soft Cap', value: <BaseAmount sale={sale} value={sale.softCap} /> },
              { label: 'Buyers', value: sale.buyerCount },
              { label: 'Sale ends', value: <DateTime seconds={sale.end} /> },
              { label: 'Share for referrers', value: `${perMilleToPercent(sale.referralPerMille)}%` },
            ]}
          />
          <Facts
            facts={[
              { label: 'Owner', value: <Address address={sale.owner} /> },
              { label: 'Owner’s grows', value: record ?? '…' },
              { label: 'Token', value: <Address address={token.address} kind="token" /> },
              {
                label: 'Token risk',
                value: (
                  <Link asChild colorPalette="accent">
                    <AreaLink to={paths.tokenRisk(token.address)}>Check {shortSymbol(token.symbol)}</AreaLink>
                  </Link>
                ),
              },
            ]}
          />
        </SimpleGrid>
        <Stack gap="2">
          <Heading as="h4" textStyle="label" color="fg.muted">
            Documents
          </Heading>
          {info?.description && <Text lineClamp="3">{info.description}</Text>}
          <ProjectLinks info={info} />
          {error && <Text color="fg.muted">We couldn’t load them.</Text>}
          {info === null && <Text color="fg.muted">The owner hasn’t added any.</Text>}
        </Stack>
        <Stack gap="2">
          <Heading as="h4" textStyle="label" color="fg.muted">
            History
          </Heading>
          <ActList label={`History of ${token.symbol}`} acts={acts ?? []} words={actText} />
        </Stack>
        <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 18rem))" gap="3">
          {open.map(({ id, Button }) => (
            <Button key={id} kind={rabGrowInDetail} sale={sale} />
          ))}
        </Grid>
      </Stack>
    </Box>
  );
}
