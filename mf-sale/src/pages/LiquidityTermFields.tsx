import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GLOSSARY } from '@rab/launchpad';
import { Button, Flex, Stack, Text } from '@rab/ui';
import { formOf } from '@rab/ui/forms';

/** What every kind of sale that lists itself asks about its liquidity. */
const { TextField, useFilling } = formOf<{ liquidityPercent: string; liquidityLockTime: string }>();

/** Liquidity that projects often choose, with the reason for it. */
const usualTerms = () =>
  [
    {
      ...{ percent: '60', days: '180', name: t`60% for 180 days` },
      reason: t`Most of the raise becomes liquidity, and you keep the rest to build with.`,
    },
    {
      ...{ percent: '80', days: '365', name: t`80% for 1 year` },
      reason: t`What careful buyers look for: in a larger pool, each trade moves the price less, and the pool is locked for a year.`,
    },
  ] as const;

/** Fills in the percent and the lockup of usual terms, each with its reason. */
export function UsualLiquidity() {
  const { fill: fillPercent } = useFilling('liquidityPercent');
  const { fill: fillDays } = useFilling('liquidityLockTime');
  return (
    <Stack gap={{ base: '4', md: '2' }} gridColumn="1 / -1">
      <Text textStyle="sm" color="fg.muted">
        <Trans>Usual for a first sale. You can change both values below.</Trans>
      </Text>
      {usualTerms().map(({ percent, days, name, reason }) => (
        <Flex key={name} gap={{ base: '2', md: '3' }} align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Button
            size="xs"
            variant="outline"
            minWidth="10rem"
            onClick={() => {
              fillPercent(percent);
              fillDays(days);
            }}
          >
            {name}
          </Button>
          <Text textStyle="sm">{reason}</Text>
        </Flex>
      ))}
    </Stack>
  );
}

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
