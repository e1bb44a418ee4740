import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isSameAddress } from '@rab/contracts/same-address';
import { ErrorState, LazyBoundary, Loading, lazyNamed, Notice, PageHeader, Panel, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { SettingHistory } from '../../features/SettingHistory.tsx';
import { usePlatformSettings } from '../../queries/platformSettings.ts';
import { useGuard, useTimelockRoles } from '../../queries/powers.ts';
import { TimelockContext } from './owner/TimelockContext.ts';
import { SettingPanels } from './SettingPanels.tsx';

const OwnerPanels = lazyNamed(async () => (await import('./owner/OwnerPanels.tsx')).OwnerPanels);
const ScheduledChanges = lazyNamed(async () => (await import('./timelock/ScheduledChanges.tsx')).ScheduledChanges);

/** `/rab-grow/settings`: what later sales agree to, for everybody to read and for its owner to change (OWN-09). */
export function SettingsPage() {
  return (
    <Stack gap="6" maxW="3xl">
      <PageHeader
        title={t`Platform settings`}
        description={t`These settings apply to new sales. Existing sales keep the fees, the exchange and the currency they were created with.`}
      />
      <Content />
    </Stack>
  );
}

function Content() {
  const { address } = useWallet();
  const { data: settings, isError, refetch } = usePlatformSettings({});
  const { timelock, isProposer } = useOwningTimelock(settings?.owner);
  if (!settings && isError)
    return (
      <ErrorState title={t`We couldn’t load the settings.`} onRetry={refetch}>
        <Trans>The network isn’t responding.</Trans>
      </ErrorState>
    );
  if (!settings)
    return (
      <Panel>
        <Loading />
      </Panel>
    );
  const isOwner = address !== undefined && isSameAddress(address, settings.owner);
  const forEverybody = <SettingPanels settings={settings} />;
  return (
    <>
      {!isOwner && !isProposer && (
        <Notice>
          <Trans>Only the owner of the settings can change them. The contract refuses everyone else.</Trans>
        </Notice>
      )}
      {timelock && (
        <LazyBoundary what={t`The list of scheduled changes`}>
          <ScheduledChanges timelock={timelock.address} />
        </LazyBoundary>
      )}
      {isOwner || isProposer ? (
        <LazyBoundary what={t`Your actions`} waiting={forEverybody} fallback={forEverybody}>
          <TimelockContext value={isProposer ? timelock : null}>
            <OwnerPanels settings={settings} />
          </TimelockContext>
        </LazyBoundary>
      ) : (
        forEverybody
      )}
      <SettingHistory />
    </>
  );
}

/** The timelock that owns the settings, where one does, and whether the connected account may propose changes to it. */
function useOwningTimelock(owner: Address | undefined) {
  const { address: account } = useWallet();
  const { data: guard } = useGuard(owner ?? null);
  const timelock = owner && guard?.kind === 'timelock' ? { address: owner, delay: BigInt(guard.seconds) } : null;
  const { data: roles } = useTimelockRoles(timelock && account ? { timelock: timelock.address, account } : null);
  return { timelock, isProposer: roles?.canSchedule === true };
}
