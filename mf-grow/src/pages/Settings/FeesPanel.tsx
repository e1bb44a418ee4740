import { t } from '@lingui/core/macro';
import { SALE_PLACES } from '@rab/contracts';
import { amountText } from '@rab/launchpad';
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
  const most = amountText(chain.nativeToken, maxCreationFee);
  return (
    <Panel title={t`Fees`} action={acts?.changeFees}>
      <Facts
        facts={[
          { label: t`Fee on the raise (max ${perMilleText(maxBaseFee)}%)`, value: `${perMilleText(baseFee)}%` },
          { label: t`Fee on the tokens sold (max ${perMilleText(maxTokenFee)}%)`, value: `${perMilleText(tokenFee)}%` },
          {
            label: t`Creation fee (max ${most})`,
            value: <Amount value={creationFee} decimals={decimals} symbol={symbol} places={SALE_PLACES} />,
          },
          { label: t`Receiver`, value: <Address address={feeAddress} /> },
        ]}
      />
    </Panel>
  );
}
