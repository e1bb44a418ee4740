import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { useSales } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link,
  Loading,
  Notice,
  PageHeader,
  Panel,
  Stack,
  StaleNote,
  Text,
} from '@rab/ui';
import { Address } from '@rab/ui/address';
import { Pagination, usePageParam } from '@rab/ui/data';
import { RouterLink, useQueryParam } from '@rab/ui/router';
import { useChainTime, useIsChainTimeRead } from '@rab/wallet-context';
import { type Address as AddressText, isAddressEqual } from '@rab/wallet-context/reads';
import { useRef } from 'react';
import { PowerHolder } from '../../features/PowerHolder.tsx';
import { SettingHistory } from '../../features/SettingHistory.tsx';
import type { GrowTask } from '../../kind/growWait.ts';
import { ownerRecord } from '../../kind/ownerRecord.ts';
import { MOST_READ, useWaitingGrows } from '../../kind/useWaitingGrows.ts';
import { useGrowHistory } from '../../queries/growHistory.ts';
import { useAdministrator } from '../../queries/useAdministrator.ts';
import { GrowHistory } from './GrowHistory.tsx';
import { QueueTable } from './QueueTable.tsx';
import { TaskFilter } from './TaskFilter.tsx';
import { WaitingGrow } from './WaitingGrow.tsx';

/** Of those that wait, in a page of the table. */
const QUEUE_SIZE = 10;
const MOST_OF_OWNERS = 500;
const MOST_ENTRIES = 500;
const MINUTE = 60n;

/** `/rab-grow/desk`: the grows that wait for the administrator, and who did what (ADM-01, ADM-02). */
export function DeskPage() {
  return (
    <Stack gap="6">
      <PageHeader
        title={t`Administrator’s desk`}
        description={t`Grows that wait for the administrator, most urgent first. Every action explains its effect and asks you to confirm.`}
      />
      <Content />
    </Stack>
  );
}

function Content() {
  const { administrator, isAdministrator } = useAdministrator();
  if (!administrator) return <Loading />;
  if (!isAdministrator)
    return (
      <Panel>
        <EmptyState
          title={t`Only for the administrator`}
          picture="lock"
          action={
            <Button asChild variant="outline">
              <RouterLink to={paths.grows()}>
                <Trans>All grows</Trans>
              </RouterLink>
            </Button>
          }
        >
          <Trans>
            Only <Address address={administrator} /> can use the desk: the contracts refuse everyone else. Each grow’s
            own page shows its history.
          </Trans>
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <Flex columnGap="4" align="center" wrap="wrap">
        <Text color="fg.muted">
          <Trans>Administrator</Trans>
        </Text>
        <PowerHolder address={administrator} />
      </Flex>
      <Queue administrator={administrator} />
      <GrowHistory />
      <SettingHistory />
      <Link asChild alignSelf="start" colorPalette="accent">
        <RouterLink to={paths.growSettings()}>
          <Trans>Platform settings</Trans>
        </RouterLink>
      </Link>
    </>
  );
}

function Queue({ administrator }: { administrator: AddressText }) {
  const now = useChainTime(MINUTE);
  const isTimeRead = useIsChainTimeRead();
  const [page, setPage] = usePageParam();
  const [task, setTask] = useQueryParam('task', 'page', 'grow');
  const [grow, open] = useQueryParam('grow');
  const card = useRef<HTMLDivElement>(null);
  const { waiting, hasMore, isError, refetch } = useWaitingGrows(now);
  const chosen = waiting?.some(({ wait }) => wait.task === task) ? (task as GrowTask) : undefined;
  const listed = waiting?.filter(({ wait }) => !chosen || wait.task === chosen) ?? [];
  const shown = listed.slice((page - 1) * QUEUE_SIZE, page * QUEUE_SIZE);
  const opened = shown.find(({ sale }) => sale.id === grow) ?? shown[0];
  const sales = opened ? [opened.sale] : [];
  const owned = useGrowsOfOwners(sales);
  const entries = useEntriesOf(sales);
  // by the computer's clock another queue would be shown for a moment
  if (!waiting || !isTimeRead)
    return isError ? <ErrorState title={t`We couldn’t load the queue.`} onRetry={refetch} /> : <Loading />;
  return (
    <Stack as="section" gap="4" aria-labelledby="queue">
      <Heading as="h2" id="queue" textStyle="title">
        {t`Waiting: ${waiting.length}`}
      </Heading>
      {isError && <StaleNote />}
      {hasMore && (
        <Notice tone="warning" title={t`Some grows aren’t shown`}>
          {t`We show only the ${MOST_READ} open grows that end last.`}
        </Notice>
      )}
      {waiting.length === 0 && (
        <EmptyState title={t`All caught up`} picture="done">
          <Trans>No grow needs your review right now.</Trans>
        </EmptyState>
      )}
      {waiting.length > 0 && (
        <Panel>
          <Stack gap="4">
            <TaskFilter waiting={waiting} chosen={chosen} onChoose={setTask} />
            <QueueTable
              rows={shown}
              opened={opened?.sale.id}
              onOpen={(id) => {
                open(id);
                card.current?.focus();
              }}
              now={now}
            />
            <Pagination page={page} hasNext={listed.length > page * QUEUE_SIZE} onPage={setPage} />
          </Stack>
        </Panel>
      )}
      {opened && (
        <Box ref={card} tabIndex={-1} outline="none" scrollMarginTop="24">
          <WaitingGrow
            key={opened.sale.id}
            {...opened}
            administrator={administrator}
            record={owned && ownerRecord(opened.sale, owned, now)}
            entries={entries?.filter(({ launchpad }) => isAddressEqual(launchpad.id, opened.sale.id))}
            now={now}
          />
        </Box>
      )}
    </Stack>
  );
}

/** All grows of these grows' owners; undefined until read: those of the owners before say nothing of these. */
function useGrowsOfOwners(sales: readonly Sale[]): readonly Sale[] | undefined {
  const owners = [...new Set(sales.map(({ owner }) => owner.toLowerCase()))];
  const { data, isPlaceholderData } = useSales(
    owners.length === 0
      ? null
      : {
          subgraph: 'privateSale',
          where: { owner_in: owners },
          orderBy: 'createdAt',
          page: 1,
          size: MOST_OF_OWNERS,
        },
  );
  return isPlaceholderData ? undefined : data?.rows;
}

/** What was done to these grows, the last first, or to those before while it is read; undefined until then. */
const useEntriesOf = (sales: readonly Sale[]) =>
  useGrowHistory(sales.length === 0 ? null : { grows: sales.map(({ id }) => id), page: 1, size: MOST_ENTRIES }).data
    ?.rows;
