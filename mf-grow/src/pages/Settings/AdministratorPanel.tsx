import { t } from '@lingui/core/macro';
import { Facts, Panel } from '@rab/ui';
import { PowerHolder } from '../../features/PowerHolder.tsx';
import type { SettingsPart } from './SettingsPart.ts';

/** Shows the account that reviews grows and may fail sales. */
export function AdministratorPanel({ settings, acts }: SettingsPart) {
  return (
    <Panel title={t`Administrator`} action={acts?.changeAdministrator}>
      <Facts
        facts={[
          { label: t`Reviews grows and can make a sale fail`, value: <PowerHolder address={settings.administrator} /> },
          { label: t`Owner of these settings`, value: <PowerHolder address={settings.owner} /> },
        ]}
      />
    </Panel>
  );
}
