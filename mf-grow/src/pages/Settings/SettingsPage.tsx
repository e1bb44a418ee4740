import { isSameAddress } from '@rab/contracts/same-address';
import { ErrorState, LazyBoundary, Loading, lazyNamed, Notice, PageHeader, Panel, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import { SettingLog } from '../../features/SettingLog.tsx';
import { usePlatformSettings } from '../../queries/platformSettings.ts';
import { SettingPanels } from './SettingPanels.tsx';

const OwnerPanels = lazyNamed(async () => (await import('./owner/OwnerPanels.tsx')).OwnerPanels);

/** `/rab-grow/settings`: what later sales agree to, for everybody to read and for its owner to change (OWN-09). */
export function SettingsPage() {
  return (
    <Stack gap="6" maxW="3xl">
      <PageHeader
        title="Platform settings"
        description="These settings apply to new sales. Existing sales keep the fees, the exchange and the currency they were created with."
      />
      <Content />
    </Stack>
  );
}

function Content() {
  const { address } = useWallet();
  const { data: settings, isError, refetch } = usePlatformSettings({});
  if (!settings && isError)
    return (
      <ErrorState title="We couldn’t load the settings." onRetry={refetch}>
        The network isn’t responding.
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
      {!isOwner && <Notice>Only the owner of the settings can change them. The contract refuses everyone else.</Notice>}
      {isOwner ? (
        <LazyBoundary what="Your actions" waiting={forEverybody} fallback={forEverybody}>
          <OwnerPanels settings={settings} />
        </LazyBoundary>
      ) : (
        forEverybody
      )}
      <SettingLog />
    </>
  );
}
