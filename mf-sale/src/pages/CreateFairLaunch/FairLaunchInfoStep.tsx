import type { TokenConfig } from '@rab/config';
import {
  chosenCurrency,
  Fields,
  OTHER_CURRENCY,
  StaleStep,
  StepButtons,
  TokenGate,
  useKeepTyped,
} from '@rab/launchpad';
import { Panel, Stack } from '@rab/ui';
import {
  DateTimeField,
  FormProvider,
  SelectField,
  SwitchField,
  TextField,
  useForm,
  useWatch,
  valibotResolver,
} from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/contract';
import { type FairLaunchInfoForm, fairLaunchInfoSchema } from './fairLaunchInfoSchema.ts';
import { notOnChain } from './notOnChain.ts';
import type { VerifyFairTokenForm } from './verifyFairTokenSchema.ts';

/** Where fair launches were listed; offered is what the chain is configured for. */
const ROUTERS = ['Pancake', 'MDex', 'BiSwap', 'ApeSwap'];

const emptyForm = (router: string): FairLaunchInfoForm => ({
  sellingAmount: '',
  softCap: '',
  maxOwnerReceive: '',
  router,
  liquidityPercent: '',
  startTime: '',
  endTime: '',
  liquidityLockTime: '',
  usingTeamVesting: false,
  totalTeamVestingToken: '',
  firtTokenResleaseDays: '',
  teamFirstReleasePercent: '',
  teamVestingPeriod: '',
  teamTokenRelease: '',
});

export interface FairLaunchInfoStepProps {
  verify: VerifyFairTokenForm;
  saved: FairLaunchInfoForm | null;
  onTyped: (form: FairLaunchInfoForm) => void;
  onBack: () => void;
  onNext: (form: FairLaunchInfoForm) => void;
}

/** Step 2: what is sold, what for at least, when, and how it is listed. */
export function FairLaunchInfoStep({ verify, ...props }: FairLaunchInfoStepProps) {
  const base = chosenCurrency(useChainConfig(), verify.currency);
  if (!base) return <StaleStep issues={[{ message: OTHER_CURRENCY }]} step={0} goTo={props.onBack} />;
  return (
    <TokenGate tokenAddress={verify.tokenAddress} onBack={props.onBack}>
      {(token) => <InfoForm {...props} base={base} token={token} />}
    </TokenGate>
  );
}

function InfoForm({
  token,
  base,
  saved,
  onTyped,
  onBack,
  onNext,
}: Omit<FairLaunchInfoStepProps, 'verify'> & { token: TokenInfo; base: TokenConfig }) {
  const chain = useChainConfig();
  const now = useChainClock();
  const form = useForm<FairLaunchInfoForm>({
    mode: 'onTouched',
    defaultValues: saved ?? emptyForm(chain.exchanges[0]?.factory ?? ''),
    // the rules know the time at which they are asked
    resolver: (values, context, options) =>
      valibotResolver(
        fairLaunchInfoSchema({ chain, tokenDecimals: token.decimals, baseDecimals: base.decimals, now: now() }),
      )(values, context, options) as never,
  });
  useKeepTyped(form, onTyped);
  const usesTeamVesting = useWatch({ control: form.control, name: 'usingTeamVesting' });

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Stack gap="6">
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
                revalidates={['softCap']}
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
              <TextField
                name="liquidityPercent"
                label="Liquidity percent"
                inputMode="decimal"
                suffix="%"
                isRequired
                hint="Min 51%, Max 100%"
              />
              <TextField
                name="liquidityLockTime"
                label="Liquidity lockup"
                inputMode="numeric"
                suffix="days"
                isRequired
                hint="At least 30 days"
              />
            </Fields>
          </Panel>
          <Panel title="Time">
            <Fields>
              <DateTimeField name="startTime" label="Start time" isRequired revalidates={['endTime']} />
              <DateTimeField name="endTime" label="End time" isRequired revalidates={['startTime']} />
            </Fields>
          </Panel>
          <Panel title="Team">
            <Stack gap="5">
              <SwitchField
                name="usingTeamVesting"
                label="Team vesting"
                hint="Lock tokens of the team at the listing and release them part by part"
              />
              {usesTeamVesting && (
                <Fields>
                  <TextField
                    name="totalTeamVestingToken"
                    label="Total team vesting tokens"
                    inputMode="decimal"
                    suffix={token.symbol}
                    isRequired
                  />
                  <TextField
                    name="firtTokenResleaseDays"
                    label="First release after listing"
                    inputMode="numeric"
                    suffix="days"
                    isRequired
                  />
                  <TextField
                    name="teamFirstReleasePercent"
                    label="First release"
                    inputMode="decimal"
                    suffix="%"
                    isRequired
                  />
                  <TextField
                    name="teamVestingPeriod"
                    label="Vesting period"
                    inputMode="numeric"
                    suffix="days"
                    isRequired
                    hint="Days of each cycle after the first release"
                  />
                  <TextField
                    name="teamTokenRelease"
                    label="Release each cycle"
                    inputMode="decimal"
                    suffix="%"
                    isRequired
                  />
                </Fields>
              )}
            </Stack>
          </Panel>
          <StepButtons onBack={onBack} />
        </Stack>
      </form>
    </FormProvider>
  );
}
