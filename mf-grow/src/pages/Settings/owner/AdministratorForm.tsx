import { msg, t } from '@lingui/core/macro';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { setAdministratorCall } from '../../../actions/settingCalls.ts';
import { SettingForm } from './SettingForm.tsx';
import type { SettingFormPart } from './SettingFormPart.ts';
import { addressSchema } from './settingSchemas.ts';

const { TextField } = formOf<{ address: string }>();

/** Names another administrator. */
export function AdministratorForm({ label, onDone }: SettingFormPart) {
  const chain = useChainConfig();
  return (
    <SettingForm
      act="administrator"
      label={label}
      onDone={onDone}
      defaultValues={{ address: '' }}
      schema={addressSchema()}
      call={({ address }) => setAdministratorCall(chain, address)}
      summary={msg`Change the administrator`}
      consequence={t`The new administrator takes over at once, reviews all grows and can make any sale fail, including running ones. No administrator can take deposits.`}
    >
      <TextField name="address" label={t`New administrator`} placeholder="0x…" isRequired />
    </SettingForm>
  );
}
