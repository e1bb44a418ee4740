import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { setExchangeCall } from '../../../actions/settingCalls.ts';
import { SettingForm } from './SettingForm.tsx';
import type { SettingFormPart } from './SettingFormPart.ts';
import { exchangeSchema } from './settingSchemas.ts';

interface Fields {
  factory: string;
  router: string;
  initHash: string;
  swapFeeBps: string;
}
const { TextField } = formOf<Fields>();
const EMPTY: Fields = { factory: '', router: '', initHash: '', swapFeeBps: '' };

/** Lets later sales list on another exchange, or on one in another way. */
export function ExchangeForm({ settings, label, onDone }: SettingFormPart) {
  const chain = useChainConfig();
  return (
    <SettingForm
      act="exchange"
      label={label}
      onDone={onDone}
      defaultValues={EMPTY}
      schema={exchangeSchema(settings)}
      call={(exchange) => setExchangeCall(chain, exchange)}
      summary="Add or change an exchange"
      consequence="New sales can list there through this router. Existing sales keep the router they were created with. The contract doesn’t check that this is an exchange: with a wrong address every listing there fails, which opens refunds for the buyers."
    >
      <TextField name="factory" label="Factory" placeholder="0x…" isRequired />
      <TextField name="router" label="Router" placeholder="0x…" isRequired />
      <TextField name="initHash" label="Pair init code hash" placeholder="0x…" isRequired />
      <TextField
        name="swapFeeBps"
        label="Swap fee"
        inputMode="decimal"
        suffix="%"
        hint="0.25 on PancakeSwap V2, 0.3 on Uniswap V2"
        isRequired
      />
    </SettingForm>
  );
}
