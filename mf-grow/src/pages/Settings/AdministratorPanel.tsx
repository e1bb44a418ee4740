import { Facts, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import type { SettingsPart } from './SettingsPart.ts';

/** Shows the account that reviews grows and may fail sales. */
export function AdministratorPanel({ settings, acts }: SettingsPart) {
  return (
    <Panel title="Administrator" action={acts?.changeAdministrator}>
      <Facts
        facts={[
          { label: 'Reviews grows and can make a sale fail', value: <Address address={settings.administrator} /> },
          { label: 'Owner of these settings', value: <Address address={settings.owner} /> },
        ]}
      />
    </Panel>
  );
}
