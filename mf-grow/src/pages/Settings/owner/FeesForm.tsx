import { msg, t } from '@lingui/core/macro';
import { formatAmount } from '@rab/contracts';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { setFeesCall } from '../../../actions/settingCalls.ts';
import { perMilleText } from '../../../features/percentTexts.ts';
import { SettingForm } from './SettingForm.tsx';
import type { SettingFormPart } from './SettingFormPart.ts';
import { feesSchema } from './settingSchemas.ts';

interface Fields {
  baseFee: string;
  tokenFee: string;
  creationFee: string;
  feeAddress: string;
}
const { TextField } = formOf<Fields>();

/** Changes what the platform takes of later sales, within the contract's bounds. */
export function FeesForm({ settings, label, onDone }: SettingFormPart) {
  const chain = useChainConfig();
  const { decimals, symbol } = chain.nativeToken;
  const { baseFee, tokenFee, creationFee, feeAddress } = settings;
  return (
    <SettingForm
      act="fees"
      label={label}
      onDone={onDone}
      defaultValues={{
        baseFee: perMilleText(baseFee),
        tokenFee: perMilleText(tokenFee),
        creationFee: formatAmount(creationFee, decimals, decimals).replaceAll(',', ''),
        feeAddress,
      }}
      schema={feesSchema(settings, chain.nativeToken)}
      call={(fees) => setFeesCall(chain, fees)}
      summary={msg`Change the platform’s fees`}
      consequence={t`New sales pay these fees to this address. Existing sales keep their fees and their receiver. Anyone who is creating a sale at lower fees has to confirm the new ones first.`}
    >
      <TextField name="baseFee" label={t`Fee on the raise`} inputMode="decimal" suffix="%" isRequired />
      <TextField name="tokenFee" label={t`Fee on the tokens sold`} inputMode="decimal" suffix="%" isRequired />
      <TextField name="creationFee" label={t`Creation fee`} inputMode="decimal" suffix={symbol} isRequired />
      <TextField name="feeAddress" label={t`Receiver`} placeholder="0x…" isRequired />
    </SettingForm>
  );
}
