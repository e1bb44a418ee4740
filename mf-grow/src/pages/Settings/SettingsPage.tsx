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
        description="What sales created from now on agree to. Running sales keep the fees, the exchange and the currency that they were created with."
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
      <ErrorState title="The settings could not be read." onRetry={refetch}>
        The chain’s node does not answer.
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
      {!isOwner && (
        <Notice>
          Only their owner can change the settings: the contract refuses everybody else, whatever a page shows.
        </Notice>
      )}
      {isOwner ? (
        <LazyBoundary what="What you can change" waiting={forEverybody} fallback={forEverybody}>
          <OwnerPanels settings={settings} />
        </LazyBoundary>
      ) : (
        forEverybody
      )}
      <SettingLog />
    </>
  );
}
