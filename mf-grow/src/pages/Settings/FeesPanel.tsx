import { formatAmount, SALE_PLACES } from '@rab/contracts';
import { Amount, Facts, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';
import { perMilleText } from '../../features/percentTexts.ts';
import type { SettingsPart } from './SettingsPart.ts';

/** What the platform takes of later sales. */
export function FeesPanel({ settings, acts }: SettingsPart) {
  const chain = useChainConfig();
  const { decimals, symbol } = chain.nativeToken;
  const { baseFee, tokenFee, creationFee, feeAddress, maxBaseFee, maxTokenFee, maxCreationFee } = settings;
  const most = `${formatAmount(maxCreationFee, decimals, SALE_PLACES)} ${symbol}`;
  return (
    <Panel title="Fees" action={acts?.changeFees}>
      <Facts
        facts={[
          { label: `Fee on the raise (max ${perMilleText(maxBaseFee)}%)`, value: `${perMilleText(baseFee)}%` },
          { label: `Fee on the tokens sold (max ${perMilleText(maxTokenFee)}%)`, value: `${perMilleText(tokenFee)}%` },
          {
            label: `Creation fee (max ${most})`,
            value: <Amount value={creationFee} decimals={decimals} symbol={symbol} places={SALE_PLACES} />,
          },
          { label: 'Receiver', value: <Address address={feeAddress} /> },
        ]}
      />
    </Panel>
  );
}
