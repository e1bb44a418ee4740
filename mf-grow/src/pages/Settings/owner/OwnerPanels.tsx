import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlatformSettings } from '@rab/sdk/settings';
import { useChainConfig } from '@rab/wallet-context';
import { removeExchangeCall, setBaseTokenCall } from '../../../actions/settingCalls.ts';
import { SettingPanels } from '../SettingPanels.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SettingDialog, settingForm } from './SettingDialog.tsx';

const FeesForm = settingForm('FeesForm');
const AdministratorForm = settingForm('AdministratorForm');
const ExchangeForm = settingForm('ExchangeForm');
const BaseTokenForm = settingForm('BaseTokenForm');

/** The settings with what their owner can do: it comes with its owner, the page is everybody's. */
export function OwnerPanels({ settings }: { settings: PlatformSettings }) {
  const chain = useChainConfig();
  return (
    <SettingPanels
      settings={settings}
      acts={{
        changeFees: <SettingDialog Form={FeesForm} label={t`Change fees`} settings={settings} />,
        changeAdministrator: (
          <SettingDialog Form={AdministratorForm} label={t`Change administrator`} settings={settings} />
        ),
        addExchange: <SettingDialog Form={ExchangeForm} label={t`Add or change an exchange`} settings={settings} />,
        removeExchange: (factory, name) => (
          <RemoveButton
            act={`exchange:${factory}`}
            words={msg`Remove ${name}`}
            question={t`Remove ${name}?`}
            call={() => removeExchangeCall(chain, factory)}
          >
            <Trans>New sales can’t list there. Existing sales that named it still can. You can add it again.</Trans>
          </RemoveButton>
        ),
        allowToken: <SettingDialog Form={BaseTokenForm} label={t`Allow a base token`} settings={settings} />,
        forbidToken: (token, name) => (
          <RemoveButton
            act={`baseToken:${token}`}
            words={msg`Disable ${name}`}
            question={t`Disable ${name}?`}
            call={() => setBaseTokenCall(chain, token, false)}
          >
            <Trans>
              New sales can’t use it. Existing sales continue, with deposits, claims and refunds. You can allow it
              again.
            </Trans>
          </RemoveButton>
        ),
      }}
    />
  );
}
