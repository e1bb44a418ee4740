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
      summary="Change the platform’s fees"
      consequence="New sales pay these fees to this address. Existing sales keep their fees and their receiver. If someone is about to create a sale at lower fees, the contract stops them and they must confirm the new ones."
    >
      <TextField name="baseFee" label="Fee on the raise" inputMode="decimal" suffix="%" isRequired />
      <TextField name="tokenFee" label="Fee on the tokens sold" inputMode="decimal" suffix="%" isRequired />
      <TextField name="creationFee" label="Creation fee" inputMode="decimal" suffix={symbol} isRequired />
      <TextField name="feeAddress" label="Receiver" placeholder="0x…" isRequired />
    </SettingForm>
  );
}
