import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { perMilleToPercent, shortSymbol } from '@rab/contracts';
import { BaseAmount, labelName, ProjectLinks, ProjectLogo, raiseShare, rolesOf, useProjectInfo } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { Box, DateTime, Facts, Flex, Grid, Heading, Link, Notice, SimpleGrid, Stack, StatusTag, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { AreaLink, RouterLink } from '@rab/ui/router';
import type { Address as AddressText } from '@rab/wallet-context/reads';
import { HistoryList } from '../../features/HistoryList.tsx';
import type { GrowWait } from '../../kind/growWait.ts';
import { rabGrow } from '../../kind/rabGrow.ts';
import type { GrowEntry } from '../../queries/growHistory.ts';
import { growActs } from '../GrowDetail/growActs.ts';
import { rabGrowInDetail } from '../GrowDetail/rabGrowInDetail.ts';
import { entryText } from './entryText.ts';

/** Open at any time, and no answer to what a grow waits for: it stays on the grow's own page. */
const UNASKED = 'hide';

export interface WaitingGrowProps {
  sale: Sale;
  wait: GrowWait;
  administrator: AddressText;
  /** What the owner's other grows came to; undefined while it is read. */
  record: string | undefined;
  /** Of this grow, the last first; undefined while they are read. */
  entries: readonly GrowEntry[] | undefined;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** One grow of the queue: what it waits for and until when, the facts to decide on, its history, and the acts (ADM-01). */
export function WaitingGrow({ sale, wait, administrator, record, entries, now }: WaitingGrowProps) {
  const { info, error } = useProjectInfo(sale.projectInfoHash);
  const state = rabGrow.stateOf(sale, now);
  const roles = rolesOf(sale, administrator, administrator);
  const open = growActs.filter(({ id, isOpen }) => id !== UNASKED && isOpen(sale, state, roles, now));
  const { percent } = raiseShare(rabGrow, sale);
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
            {!sale.isVisible && <StatusTag tone="warning">{t`Not Visible`}</StatusTag>}
            {sale.labels.map(({ type, link }) => (
              <Link key={type} href={link} target="_blank" rel="noopener noreferrer">
                <StatusTag tone="positive">{labelName(type)}</StatusTag>
              </Link>
            ))}
          </Flex>
        </Flex>
        <Notice tone={now > wait.until ? 'warning' : 'info'} title={wait.what}>
          <Trans>
            By <DateTime seconds={wait.until} />. {wait.otherwise}
          </Trans>
        </Notice>
        <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="8" rowGap="4">
          <Facts
            facts={[
              {
                label: t`Raised`,
                value: (
                  <Trans>
                    <BaseAmount sale={sale} value={sale.raised} /> ({percent}% of the hard cap)
                  </Trans>
                ),
              },
              ...(sale.refunded > 0n
                ? [
                    {
                      label: t`Left after refunds`,
                      value: <BaseAmount sale={sale} value={sale.raised - sale.refunded} />,
                    },
                  ]
                : []),
              { label: t`Soft Cap`, value: <BaseAmount sale={sale} value={sale.softCap} /> },
              { label: t`Buyers`, value: sale.buyerCount },
              { label: t`Sale ends`, value: <DateTime seconds={sale.end} /> },
              { label: t`Share for referrers`, value: `${perMilleToPercent(sale.referralPerMille)}%` },
            ]}
          />
          <Facts
            facts={[
              { label: t`Owner`, value: <Address address={sale.owner} /> },
              { label: t`Owner’s other grows`, value: record ?? '…' },
              { label: t`Token`, value: <Address address={token.address} kind="token" /> },
              {
                label: t`Token risk`,
                value: (
                  <Link asChild colorPalette="accent">
                    <AreaLink to={paths.tokenRisk(token.address)}>
                      <Trans>Check {shortSymbol(token.symbol)}</Trans>
                    </AreaLink>
                  </Link>
                ),
              },
            ]}
          />
        </SimpleGrid>
        <Stack gap="2">
          <Heading as="h4" textStyle="label" color="fg.muted">
            <Trans>Documents</Trans>
          </Heading>
          {info?.description && (
            <Text dir="auto" lineClamp="3">
              {info.description}
            </Text>
          )}
          <ProjectLinks info={info} />
          {error && (
            <Text color="fg.muted">
              <Trans>We couldn’t load the documents.</Trans>
            </Text>
          )}
          {info === null && (
            <Text color="fg.muted">
              <Trans>The owner hasn’t added any.</Trans>
            </Text>
          )}
        </Stack>
        <Stack gap="2">
          <Heading as="h4" textStyle="label" color="fg.muted">
            <Trans>History</Trans>
          </Heading>
          <HistoryList label={t`History of ${token.symbol}`} entries={entries ?? []} words={entryText} />
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
