import { formatAmount } from '@rab/contracts';
import { Amount, Facts, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { setFeesCall } from '../../actions/settingCalls.ts';
import { perMilleText } from '../../features/percentTexts.ts';
import { SettingForm } from './SettingForm.tsx';
import type { SettingsPart } from './SettingsPart.ts';
import { feesSchema } from './settingSchemas.ts';

interface FeesForm {
  baseFee: string;
  tokenFee: string;
  creationFee: string;
  feeAddress: string;
}
const { TextField } = formOf<FeesForm>();

/** What the platform takes of later sales. */
export function FeesPanel({ settings, isOwner }: SettingsPart) {
  const chain = useChainConfig();
  const { decimals, symbol } = chain.nativeToken;
  const { baseFee, tokenFee, creationFee, feeAddress, maxBaseFee, maxTokenFee, maxCreationFee } = settings;
  const most = `${formatAmount(maxCreationFee, decimals)} ${symbol}`;
  return (
    <Panel
      title="Fees"
      action={
        isOwner && (
          <SettingForm
            act="fees"
            label="Change fees"
            defaultValues={{
              baseFee: perMilleText(baseFee),
              tokenFee: perMilleText(tokenFee),
              creationFee: formatAmount(creationFee, decimals, decimals).replaceAll(',', ''),
              feeAddress,
            }}
            schema={feesSchema(settings, chain.nativeToken)}
            call={(fees) => setFeesCall(chain, fees)}
            summary="Change the platform’s fees"
            consequence="Sales created from now on pay these fees to this address. Running sales keep theirs, and their receiver. Who is about to sign a creation at lower fees is refused by the contract and asked again."
          >
            <TextField name="baseFee" label="Of the raise" inputMode="decimal" suffix="%" isRequired />
            <TextField name="tokenFee" label="Of the tokens sold" inputMode="decimal" suffix="%" isRequired />
            <TextField name="creationFee" label="For creating a sale" inputMode="decimal" suffix={symbol} isRequired />
            <TextField name="feeAddress" label="Receiver" placeholder="0x…" isRequired />
          </SettingForm>
        )
      }
    >
      <Facts
        facts={[
          { label: `Of the raise, at most ${perMilleText(maxBaseFee)} %`, value: `${perMilleText(baseFee)} %` },
          { label: `Of the tokens sold, at most ${perMilleText(maxTokenFee)} %`, value: `${perMilleText(tokenFee)} %` },
          {
            label: `For creating a sale, at most ${most}`,
            value: <Amount value={creationFee} decimals={decimals} symbol={symbol} />,
          },
          { label: 'Receiver', value: <Address address={feeAddress} /> },
        ]}
      />
    </Panel>
  );
}
