import { t } from '@lingui/core/macro';
import { Fields, GLOSSARY, SaleTermsFields, type Sold } from '@rab/launchpad';
import { Panel } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { LiquidityLockTimeField, LiquidityPercentField, UsualLiquidity } from '../LiquidityTermFields.tsx';
import type { SaleInfoForm } from './saleInfoSchema.ts';

const { SelectField, TextField } = formOf<SaleInfoForm>();

/** Price, caps, limits, time and the listing. */
export function SaleInfoFields(sold: Sold) {
  const { exchanges } = useChainConfig();
  const token = sold.token.symbol;
  const base = sold.base.symbol;
  return (
    <SaleTermsFields title={t`RAB Sale Info`} token={token} base={base}>
      <Panel title={t`Liquidity`}>
        <Fields>
          <UsualLiquidity />
          <SelectField
            name="exchangeFactory"
            label={t`Exchange`}
            isRequired
            options={exchanges.map(({ name, factory }) => ({ value: factory, label: name }))}
          />
          <LiquidityPercentField />
          <TextField
            name="listingRate"
            label={t`Listing rate`}
            glossary={GLOSSARY.listingRate}
            inputMode="decimal"
            suffix={`${token} / ${base}`}
            isRequired
            hint={t`Tokens per coin at listing. Fewer than the presale rate means a higher price`}
          />
          <LiquidityLockTimeField />
        </Fields>
      </Panel>
      <Panel title={t`Leaving early`}>
        <Fields>
          <TextField
            name="leaveTime"
            label={t`Buyers can leave for`}
            inputMode="numeric"
            suffix={t`minutes`}
            hint={t`Counted from the start. During this time each buyer can withdraw the deposit once. It must end at least 1 hour before the sale does, and it ends at once if the sale sells out. Leave it empty to keep deposits until the end.`}
          />
          <TextField
            name="leavePercent"
            label={t`What stays`}
            inputMode="decimal"
            suffix="%"
            hint={t`The part of a deposit that stays, at most 10%. It isn’t a fee: it remains the buyer’s deposit and buys tokens.`}
          />
        </Fields>
      </Panel>
    </SaleTermsFields>
  );
}
