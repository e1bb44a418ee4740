import { ErrorState, Loading, Notice, PageHeader, Panel, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/contract';
import { SettingLog } from '../../features/SettingLog.tsx';
import { usePlatformSettings } from '../../queries/platformSettings.ts';
import { AdministratorPanel } from './AdministratorPanel.tsx';
import { CurrenciesPanel } from './CurrenciesPanel.tsx';
import { ExchangesPanel } from './ExchangesPanel.tsx';
import { FeesPanel } from './FeesPanel.tsx';

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
  const isOwner = address !== undefined && isAddressEqual(address, settings.owner);
  const part = { settings, isOwner };
  return (
    <>
      {!isOwner && (
        <Notice>
          Only their owner can change the settings: the contract refuses everybody else, whatever a page shows.
        </Notice>
      )}
      <FeesPanel {...part} />
      <AdministratorPanel {...part} />
      <ExchangesPanel {...part} />
      <CurrenciesPanel {...part} />
      <SettingLog />
    </>
  );
}
