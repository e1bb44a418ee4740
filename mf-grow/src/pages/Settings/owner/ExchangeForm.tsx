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
      consequence="Sales created from now on may list there, through this router. Running sales keep the router that they were created with. The contract takes any contract for an exchange: one that is none makes every listing there fail, and its buyers’ refunds open."
    >
      <TextField name="factory" label="Factory" placeholder="0x…" isRequired />
      <TextField name="router" label="Router" placeholder="0x…" isRequired />
      <TextField name="initHash" label="Hash of the pairs’ code" placeholder="0x…" isRequired />
      <TextField
        name="swapFeeBps"
        label="Fee of a trade"
        inputMode="decimal"
        suffix="%"
        hint="0.25 on PancakeSwap V2, 0.3 on Uniswap V2"
        isRequired
      />
    </SettingForm>
  );
}
