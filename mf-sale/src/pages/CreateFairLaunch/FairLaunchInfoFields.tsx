import { Fields, type Sold } from '@rab/launchpad';
import { Panel, Stack } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { LiquidityLockTimeField, LiquidityPercentField } from '../LiquidityTermFields.tsx';
import type { FairLaunchInfoForm } from './fairLaunchInfoSchema.ts';
import { notOnChain } from './notOnChain.ts';

const { DateTimeField, SelectField, SwitchField, TextField, useWatch } = formOf<FairLaunchInfoForm>();

/** Where fair launches were listed; offered is what the chain is configured for. */
const ROUTERS = ['Pancake', 'MDex', 'BiSwap', 'ApeSwap'];

/** What is sold, what for at least, when, how it is listed, and what the team locks. */
export function FairLaunchInfoFields({ token, base }: Sold) {
  const chain = useChainConfig();
  return (
    <>
      <Panel title="DeFi Launchpad Info">
        <Fields>
          <TextField
            name="sellingAmount"
            label="Selling amount"
            inputMode="decimal"
            suffix={token.symbol}
            isRequired
            hint="All buyers share it by what they paid in; the price is the raise over it"
          />
          <TextField
            name="softCap"
            label="Soft cap"
            inputMode="decimal"
            suffix={base.symbol}
            isRequired
            hint="Below it everybody gets the whole deposit back; at least 51% of what you receive at most"
          />
          <TextField
            name="maxOwnerReceive"
            label="Max Owner Receive"
            inputMode="decimal"
            suffix={base.symbol}
            isRequired
            hint="What you get of the raise at most; all above goes into the liquidity"
          />
        </Fields>
      </Panel>
      <Panel title="Liquidity">
        <Fields>
          <SelectField
            name="router"
            label="Router"
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
      <Panel title="Time">
        <Fields>
          <DateTimeField name="startTime" label="Start time" isRequired />
          <DateTimeField name="endTime" label="End time" isRequired />
        </Fields>
      </Panel>
      <Panel title="Team">
        <Stack gap="5">
          <SwitchField
            name="usingTeamVesting"
            label="Team vesting"
            hint="Lock tokens of the team at the listing and release them part by part"
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
        label="Total team vesting tokens"
        inputMode="decimal"
        suffix={symbol}
        isRequired
      />
      <TextField
        name="firtTokenResleaseDays"
        label="First release after listing"
        inputMode="numeric"
        suffix="days"
        isRequired
      />
      <TextField name="teamFirstReleasePercent" label="First release" inputMode="decimal" suffix="%" isRequired />
      <TextField
        name="teamVestingPeriod"
        label="Vesting period"
        inputMode="numeric"
        suffix="days"
        isRequired
        hint="Days of each cycle after the first release"
      />
      <TextField name="teamTokenRelease" label="Release each cycle" inputMode="decimal" suffix="%" isRequired />
    </Fields>
  );
}
