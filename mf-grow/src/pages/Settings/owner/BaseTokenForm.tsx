import { msg, t } from '@lingui/core/macro';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { zeroAddress } from '@rab/wallet-context/reads';
import { setBaseTokenCall } from '../../../actions/settingCalls.ts';
import { SettingForm } from './SettingForm.tsx';
import type { SettingFormPart } from './SettingFormPart.ts';
import { addressSchema } from './settingSchemas.ts';

const { TextField } = formOf<{ address: string }>();

/** Lets later sales be paid with another token. */
export function BaseTokenForm({ label, onDone }: SettingFormPart) {
  const chain = useChainConfig();
  return (
    <SettingForm
      act="baseToken"
      label={label}
      onDone={onDone}
      defaultValues={{ address: '' }}
      schema={addressSchema()}
      call={({ address }) => setBaseTokenCall(chain, address, true)}
      summary={msg`Allow a base token`}
      consequence={t`New sales can use it as their currency. A token with transfer fees, or one that its owner can pause, harms the buyers of every sale in it.`}
    >
      <TextField
        name="address"
        label={t`Token address`}
        placeholder="0x…"
        hint={t`Use ${zeroAddress} for ${chain.nativeToken.symbol}`}
        isRequired
      />
    </SettingForm>
  );
}
