import { t } from '@lingui/core/macro';
import { Box, Panel, Stack } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { ReactNode } from 'react';
import { GLOSSARY } from '../../model/glossary.ts';
import { Fields } from './Fields.tsx';
import { SaleTimeFields } from './SaleTimeFields.tsx';
import type { SaleTermsForm } from './saleTermsSchema.ts';

const { ChoiceField, SwitchField, TextField, useWatch } = formOf<SaleTermsForm>();

export interface SaleTermsFieldsProps {
  title: string;
  /** Symbols of what is sold and of what buyers pay with. */
  token: string;
  base: string;
  /** Panels of the kind, before the last. */
  children?: ReactNode;
  /** Fields of the kind among those of the vesting. */
  vestingFields?: ReactNode;
}

/** Price, caps, limits, time and what happens afterwards. */
export function SaleTermsFields({ title, token, base, children, vestingFields }: SaleTermsFieldsProps) {
  return (
    <>
      <Panel title={title}>
        <Fields>
          <TextField
            name="presaleRate"
            label={t`Presale rate`}
            glossary={GLOSSARY.presaleRate}
            inputMode="decimal"
            suffix={`${token} / ${base}`}
            isRequired
            hint={t`How many ${token} a buyer gets for 1 ${base}`}
          />
          <Box hideBelow="md" />
          <TextField
            name="softCap"
            label={t`Soft cap`}
            glossary={GLOSSARY.softCap}
            inputMode="decimal"
            suffix={base}
            isRequired
            hint={t`If the sale raises less, every buyer can withdraw the full deposit. Minimum: 30% of the hard cap`}
          />
          <TextField
            name="hardCap"
            label={t`Hard cap`}
            glossary={GLOSSARY.hardCap}
            inputMode="decimal"
            suffix={base}
            isRequired
          />
          <TextField
            name="minimumBuy"
            label={t`Minimum buy`}
            glossary={GLOSSARY.minimumBuy}
            inputMode="decimal"
            suffix={base}
            isRequired
          />
          <TextField
            name="maximumBuy"
            label={t`Maximum buy`}
            glossary={GLOSSARY.maximumBuy}
            inputMode="decimal"
            suffix={base}
            isRequired
          />
        </Fields>
      </Panel>
      <SaleTimeFields>
        <TextField
          name="whitelistTime"
          label={t`Whitelist time`}
          glossary={GLOSSARY.whitelistTime}
          inputMode="numeric"
          suffix={t`minutes`}
          hint={t`Only whitelisted accounts can buy during this time. Leave blank for no whitelist`}
        />
      </SaleTimeFields>
      {children}
      <Panel title={t`After the sale`}>
        <Stack gap="5">
          <ChoiceField
            name="burn"
            label={t`Unsold tokens`}
            options={[
              { value: '0', label: t`Return to me` },
              { value: '1', label: t`Burn` },
            ]}
          />
          <SwitchField
            name="usingVestingContributor"
            label={t`Vesting for buyers`}
            glossary={GLOSSARY.vesting}
            hint={t`Release bought tokens in parts`}
          />
          <VestingFields>{vestingFields}</VestingFields>
        </Stack>
      </Panel>
    </>
  );
}

function VestingFields({ children }: { children: ReactNode }) {
  const isLinear = useWatch('linearLock');
  if (!useWatch('usingVestingContributor')) return null;
  return (
    <Fields>
      <TextField
        name="firstReleasePercent"
        label={t`First release`}
        glossary={GLOSSARY.firstRelease}
        inputMode="decimal"
        suffix="%"
        isRequired
      />
      <TextField
        name="vestingEnd"
        label={t`Vesting end`}
        inputMode="numeric"
        suffix={t`days`}
        isRequired
        hint={t`Days from the end of the sale until all tokens are released`}
      />
      {children}
      <SwitchField name="linearLock" label={t`Linear`} hint={t`Release continuously instead of in periods`} />
      {!isLinear && (
        <TextField name="vestingPeriod" label={t`Vesting period`} inputMode="numeric" suffix={t`days`} isRequired />
      )}
    </Fields>
  );
}
