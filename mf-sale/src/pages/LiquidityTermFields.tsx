import { t } from '@lingui/core/macro';
import { GLOSSARY } from '@rab/launchpad';
import { formOf } from '@rab/ui/forms';

/** What every kind of sale that lists itself asks about its liquidity. */
const { TextField } = formOf<{ liquidityPercent: string; liquidityLockTime: string }>();

export function LiquidityPercentField() {
  return (
    <TextField
      name="liquidityPercent"
      label={t`Liquidity percent`}
      glossary={GLOSSARY.liquidityPercent}
      inputMode="decimal"
      suffix="%"
      isRequired
      hint={t`Min 51%, Max 100%`}
    />
  );
}

export function LiquidityLockTimeField() {
  return (
    <TextField
      name="liquidityLockTime"
      label={t`Liquidity lockup`}
      glossary={GLOSSARY.liquidityLockup}
      inputMode="numeric"
      suffix={t`days`}
      isRequired
      hint={t`At least 30 days`}
    />
  );
}
