import { t } from '@lingui/core/macro';
import { EmptyState, ErrorState, Loading, Panel, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useTimelockRoles } from '../../../queries/powers.ts';
import { useTimelockProposals } from '../../../queries/timelockProposals.ts';
import { ScheduledChange } from './ScheduledChange.tsx';

/** What the timelock that owns the settings was asked to change, for everybody to see before it happens (SAF-05). */
export function ScheduledChanges({ timelock }: { timelock: Address }) {
  const { address: account } = useWallet();
  const { data: proposals, isError, refetch } = useTimelockProposals(timelock);
  const { data: roles } = useTimelockRoles({ timelock, account });
  return (
    <Panel title={t`Scheduled changes`}>
      {!proposals && isError && (
        <ErrorState title={t`We couldn’t load the scheduled changes.`} onRetry={refetch}>
          {t`There may be changes that we can’t show.`}
        </ErrorState>
      )}
      {!proposals && !isError && <Loading />}
      {proposals?.length === 0 && <EmptyState title={t`No change is scheduled`} />}
      <Stack as="ul" listStyleType="none" gap="6" aria-label={t`Scheduled changes`}>
        {proposals?.map((proposal) => (
          <ScheduledChange key={proposal.id} proposal={proposal} roles={roles} />
        ))}
      </Stack>
    </Panel>
  );
}
