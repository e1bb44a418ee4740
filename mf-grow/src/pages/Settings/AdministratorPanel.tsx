import { Facts, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { setAdministratorCall } from '../../actions/settingCalls.ts';
import { SettingForm } from './SettingForm.tsx';
import type { SettingsPart } from './SettingsPart.ts';
import { addressSchema } from './settingSchemas.ts';

const { TextField } = formOf<{ address: string }>();

/** Who reviews grows and may fail sales. */
export function AdministratorPanel({ settings: { owner, administrator }, isOwner }: SettingsPart) {
  const chain = useChainConfig();
  return (
    <Panel
      title="Administrator"
      action={
        isOwner && (
          <SettingForm
            act="administrator"
            label="Change administrator"
            defaultValues={{ address: '' }}
            schema={addressSchema}
            call={({ address }) => setAdministratorCall(chain, address)}
            summary="Change the administrator"
            consequence="The new administrator judges all grows and may fail all sales at once, the running ones too; the old one no longer can. Nobody’s deposit can be taken by either."
          >
            <TextField name="address" label="New administrator" placeholder="0x…" isRequired />
          </SettingForm>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Reviews grows, may fail a sale', value: <Address address={administrator} /> },
          { label: 'Owner of these settings', value: <Address address={owner} /> },
        ]}
      />
    </Panel>
  );
}
