import { t } from '@lingui/core/macro';
import { Fields, GLOSSARY, SaleTimeFields, type Sold } from '@rab/launchpad';
import { Panel, Stack } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { LiquidityLockTimeField, LiquidityPercentField, UsualLiquidity } from '../LiquidityTermFields.tsx';
import type { FairLaunchInfoForm } from './fairLaunchInfoSchema.ts';
import { notOnChain } from './notOnChain.ts';

const { SelectField, SwitchField, TextField, useWatch } = formOf<FairLaunchInfoForm>();

/** Where fair launches were listed; offered is what the chain is configured for. */
const ROUTERS = ['Pancake', 'MDex', 'BiSwap', 'ApeSwap'];

/**
 * What is sold, what for at least, when, how it is listed, and what the team locks.
 * @param cap field of a hard cap, for sales that have one
 */
export function FairLaunchInfoFields({ token, base, cap }: Sold & { cap?: ReactNode }) {
  const chain = useChainConfig();
  return (
    <>
      <Panel title={t`DeFi Launchpad Info`}>
        <Fields>
          <TextField
            name="sellingAmount"
            label={t`Selling amount`}
            inputMode="decimal"
            suffix={token.symbol}
            isRequired
            hint={t`Buyers split this amount in proportion to their deposits. The price is the raise divided by it`}
          />
          <TextField
            name="softCap"
            label={t`Soft cap`}
            glossary={GLOSSARY.softCap}
            inputMode="decimal"
            suffix={base.symbol}
            isRequired
            hint={t`If the launch raises less, every buyer can withdraw the full deposit. Minimum: 51% of Max Owner Receive`}
          />
          {cap}
          <TextField
            name="maxOwnerReceive"
            label={t`Max Owner Receive`}
            inputMode="decimal"
            suffix={base.symbol}
            isRequired
            hint={t`The most you receive from the raise. Anything above it goes into the liquidity`}
          />
        </Fields>
      </Panel>
      <Panel title={t`Liquidity`}>
        <Fields>
          <UsualLiquidity />
          <SelectField
            name="router"
            label={t`Router`}
            isRequired
            hint={notOnChain(
              ROUTERS,
              chain.exchanges.map(({ name }) => name),
            )}
            options={chain.exchanges.map(({ name, factory }) => ({ value: factory, label: name }))}
          />
          <LiquidityPercentField />
          <LiquidityLockTimeField />
        </Fields>
      </Panel>
      <SaleTimeFields />
      <Panel title={t`Team`}>
        <Stack gap="5">
          <SwitchField
            name="usingTeamVesting"
            label={t`Team vesting`}
            glossary={GLOSSARY.teamVesting}
            hint={t`Lock the team’s tokens at listing and release them in parts`}
          />
          <TeamFields symbol={token.symbol} />
        </Stack>
      </Panel>
    </>
  );
}

function TeamFields({ symbol }: { symbol: string }) {
  if (!useWatch('usingTeamVesting')) return null;
  return (
    <Fields>
      <TextField
        name="totalTeamVestingToken"
        label={t`Total team vesting tokens`}
        inputMode="decimal"
        suffix={symbol}
        isRequired
      />
      <TextField
        name="firtTokenResleaseDays"
        label={t`First release after listing`}
        inputMode="numeric"
        suffix={t`days`}
        isRequired
      />
      <TextField
        name="teamFirstReleasePercent"
        label={t`First release`}
        glossary={GLOSSARY.teamFirstRelease}
        inputMode="decimal"
        suffix="%"
        isRequired
      />
      <TextField
        name="teamVestingPeriod"
        label={t`Vesting period`}
        inputMode="numeric"
        suffix={t`days`}
        isRequired
        hint={t`Days in each cycle after the first release`}
      />
      <TextField name="teamTokenRelease" label={t`Release each cycle`} inputMode="decimal" suffix="%" isRequired />
    </Fields>
  );
}
