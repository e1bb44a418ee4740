import { msg, t } from '@lingui/core/macro';
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
      summary={msg`Add or change an exchange`}
      consequence={t`New sales can list there through this router. Existing sales keep the router they were created with. The contract doesn’t check these addresses. If one is wrong, every listing there fails and buyers can withdraw their deposits.`}
    >
      <TextField name="factory" label={t`Factory`} placeholder="0x…" isRequired />
      <TextField name="router" label={t`Router`} placeholder="0x…" isRequired />
      <TextField name="initHash" label={t`Pair init code hash`} placeholder="0x…" isRequired />
      <TextField
        name="swapFeeBps"
        label={t`Swap fee`}
        inputMode="decimal"
        suffix="%"
        hint={t`0.25 on PancakeSwap V2, 0.3 on Uniswap V2`}
        isRequired
      />
    </SettingForm>
  );
}
