import { Box, Panel, Stack } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { ReactNode } from 'react';
import { Fields } from './Fields.tsx';
import type { SaleTermsForm } from './saleTermsSchema.ts';

const { ChoiceField, DateTimeField, SwitchField, TextField, useWatch } = formOf<SaleTermsForm>();

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
            label="Presale rate"
            inputMode="decimal"
            suffix={`${token} / ${base}`}
            isRequired
            hint={`How many ${token} a buyer gets for 1 ${base}`}
          />
          <Box hideBelow="md" />
          <TextField
            name="softCap"
            label="Soft cap"
            inputMode="decimal"
            suffix={base}
            isRequired
            hint="If the sale raises less, every buyer can withdraw the full deposit. Minimum: 30% of the hard cap"
          />
          <TextField name="hardCap" label="Hard cap" inputMode="decimal" suffix={base} isRequired />
          <TextField name="minimumBuy" label="Minimum buy" inputMode="decimal" suffix={base} isRequired />
          <TextField name="maximumBuy" label="Maximum buy" inputMode="decimal" suffix={base} isRequired />
        </Fields>
      </Panel>
      <Panel title="Time">
        <Fields>
          <DateTimeField name="startTime" label="Start time" isRequired />
          <DateTimeField name="endTime" label="End time" isRequired />
          <TextField
            name="whitelistTime"
            label="Whitelist time"
            inputMode="numeric"
            suffix="minutes"
            hint="Only whitelisted accounts can buy during this time. Leave blank for no whitelist"
          />
        </Fields>
      </Panel>
      {children}
      <Panel title="After the sale">
        <Stack gap="5">
          <ChoiceField
            name="burn"
            label="Unsold tokens"
            options={[
              { value: '0', label: 'Return to me' },
              { value: '1', label: 'Burn' },
            ]}
          />
          <SwitchField
            name="usingVestingContributor"
            label="Vesting for buyers"
            hint="Release bought tokens in parts"
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
      <TextField name="firstReleasePercent" label="First release" inputMode="decimal" suffix="%" isRequired />
      <TextField
        name="vestingEnd"
        label="Vesting end"
        inputMode="numeric"
        suffix="days"
        isRequired
        hint="Days from the end of the sale until all tokens are released"
      />
      {children}
      <SwitchField name="linearLock" label="Linear" hint="Release continuously instead of in periods" />
      {!isLinear && (
        <TextField name="vestingPeriod" label="Vesting period" inputMode="numeric" suffix="days" isRequired />
      )}
    </Fields>
  );
}
