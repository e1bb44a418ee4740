import { type TokenConfig, v } from '@rab/config';
import { amountNeeded, amountNeededForGrow, parseAddress, percentToPerMille } from '@rab/contracts';
import { Amount, Box, formatUtc, Notice, Panel, Stack } from '@rab/ui';
import {
  ChoiceField,
  DateTimeField,
  FormProvider,
  SelectField,
  SwitchField,
  TextField,
  useForm,
  useFormContext,
  useWatch,
  valibotResolver,
} from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useTokenInfo } from '@rab/wallet-context/contract';
import { SaleKind } from '../model/Launchpad.ts';
import { OTHER_CURRENCY } from './checkTokenAndCurrency.ts';
import { chosenCurrency } from './chosenCurrency.ts';
import { Fields } from './Fields.tsx';
import { StaleStep } from './StaleStep.tsx';
import { StepButtons } from './StepButtons.tsx';
import { type SaleInfo, type SaleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';
import { useKeepTyped } from './useKeepTyped.ts';
import type { VerifyTokenForm } from './verifyTokenSchema.ts';

export interface SaleInfoStepProps {
  kind: SaleKind;
  verify: VerifyTokenForm;
  saved: SaleInfoForm | null;
  onTyped: (form: SaleInfoForm) => void;
  onBack: () => void;
  onNext: (form: SaleInfoForm) => void;
}

const emptyForm = (exchangeFactory: string): SaleInfoForm => ({
  presaleRate: '',
  softCap: '',
  hardCap: '',
  minimumBuy: '',
  maximumBuy: '',
  exchangeFactory,
  whitelistTime: '',
  liquidityPercent: '',
  listingRate: '',
  liquidityLockTime: '',
  startTime: '',
  endTime: '',
  burn: '0',
  usingVestingContributor: false,
  linearLock: false,
  firstReleasePercent: '',
  vestingStart: '',
  vestingPeriod: '',
  vestingEnd: '',
});

/** Step 2: price, caps, limits, time and what happens afterwards. */
export function SaleInfoStep(props: SaleInfoStepProps) {
  const base = chosenCurrency(useChainConfig(), props.verify.currency);
  if (base) return <InfoForm {...props} base={base} />;
  return <StaleStep issues={[{ message: OTHER_CURRENCY }]} step={0} goTo={props.onBack} />;
}

function InfoForm({ kind, verify, base, saved, onTyped, onBack, onNext }: SaleInfoStepProps & { base: TokenConfig }) {
  const chain = useChainConfig();
  const { data: token } = useTokenInfo(parseAddress(verify.tokenAddress));
  const symbol = token?.symbol ?? 'tokens';
  const chainClock = useChainClock();
  const schema = () => saleInfoSchema({ kind, chain, baseDecimals: base.decimals, now: chainClock() });
  const form = useForm<SaleInfoForm, unknown, SaleInfo>({
    mode: 'onTouched',
    defaultValues: saved ?? emptyForm(chain.exchanges[0]?.factory ?? ''),
    resolver: (values, context, options) => valibotResolver(schema())(values, context, options),
  });
  useKeepTyped(form, onTyped);
  const [usesVesting, isLinear] = useWatch({ control: form.control, name: ['usingVestingContributor', 'linearLock'] });

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Stack gap="6">
          <Panel title={kind === SaleKind.SALE ? 'RAB Sale Info' : 'RAB Grow Info'}>
            <Fields>
              <TextField
                name="presaleRate"
                label="Presale rate"
                inputMode="decimal"
                suffix={`${symbol} / ${base.symbol}`}
                isRequired
                hint={`How many ${symbol} a buyer gets for 1 ${base.symbol}`}
              />
              <Box hideBelow="md" />
              <TextField
                name="softCap"
                label="Soft cap"
                inputMode="decimal"
                suffix={base.symbol}
                isRequired
                revalidates={['hardCap']}
                hint="Below it everybody gets the whole deposit back; at least 30% of the hard cap"
              />
              <TextField
                name="hardCap"
                label="Hard cap"
                inputMode="decimal"
                suffix={base.symbol}
                isRequired
                revalidates={['softCap', 'maximumBuy']}
              />
              <TextField
                name="minimumBuy"
                label="Minimum buy"
                inputMode="decimal"
                suffix={base.symbol}
                isRequired
                revalidates={['maximumBuy']}
              />
              <TextField
                name="maximumBuy"
                label="Maximum buy"
                inputMode="decimal"
                suffix={base.symbol}
                isRequired
                revalidates={['minimumBuy']}
              />
            </Fields>
          </Panel>
          <Panel title="Time">
            <Fields>
              <DateTimeField
                name="startTime"
                label="Start time"
                isRequired
                revalidates={['endTime', 'whitelistTime']}
              />
              <DateTimeField name="endTime" label="End time" isRequired revalidates={['startTime', 'whitelistTime']} />
              <TextField
                name="whitelistTime"
                label="Whitelist time"
                inputMode="numeric"
                suffix="minutes"
                hint="So long only whitelisted accounts can buy; leave blank for none"
              />
            </Fields>
          </Panel>
          {kind === SaleKind.SALE && (
            <Panel title="Liquidity">
              <Fields>
                <SelectField
                  name="exchangeFactory"
                  label="Exchange"
                  isRequired
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
                  name="listingRate"
                  label="Listing rate"
                  inputMode="decimal"
                  suffix={`${symbol} / ${base.symbol}`}
                  isRequired
                  hint="Price on the exchange; usually fewer tokens than the presale rate"
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
          )}
          <Panel title="Afterwards">
            <Stack gap="5">
              <ChoiceField
                name="burn"
                label="Tokens that are not sold"
                options={[
                  { value: '0', label: 'Refund to me' },
                  { value: '1', label: 'Burn' },
                ]}
              />
              <SwitchField
                name="usingVestingContributor"
                label="Vesting for buyers"
                hint="Release bought tokens part by part"
              />
              {usesVesting && (
                <Fields>
                  <TextField
                    name="firstReleasePercent"
                    label="First release"
                    inputMode="decimal"
                    suffix="%"
                    isRequired
                  />
                  <TextField
                    name="vestingEnd"
                    label="Vesting end"
                    inputMode="numeric"
                    suffix="days"
                    isRequired
                    hint="Days after the sale's end until everything is released"
                    revalidates={['vestingPeriod', 'vestingStart']}
                  />
                  {kind === SaleKind.GROW && (
                    <TextField
                      name="vestingStart"
                      label="Vesting start"
                      inputMode="numeric"
                      suffix="days"
                      hint="Days after the sale's end until the release begins"
                    />
                  )}
                  <SwitchField name="linearLock" label="Linear" hint="Release every second instead of by period" />
                  {!isLinear && (
                    <TextField
                      name="vestingPeriod"
                      label="Vesting period"
                      inputMode="numeric"
                      suffix="days"
                      isRequired
                    />
                  )}
                </Fields>
              )}
            </Stack>
          </Panel>
          <TokensNeeded
            kind={kind}
            verify={verify}
            base={base}
            schema={schema}
            decimals={token?.decimals}
            symbol={symbol}
          />
          <StepButtons onBack={onBack} />
        </Stack>
      </form>
    </FormProvider>
  );
}

/** How many tokens creation will take, as soon as the step is complete. */
function TokensNeeded({
  kind,
  verify,
  base,
  schema,
  decimals,
  symbol,
}: {
  kind: SaleKind;
  verify: VerifyTokenForm;
  base: TokenConfig;
  schema: () => ReturnType<typeof saleInfoSchema>;
  decimals: number | undefined;
  symbol: string;
}) {
  const chain = useChainConfig();
  const { control } = useFormContext<SaleInfoForm>();
  const parsed = v.safeParse(schema(), useWatch({ control }));
  if (!parsed.success || decimals === undefined) return null;
  const { hardCap, tokenPrice, listing, endTime } = parsed.output;
  const grow = {
    hardCap,
    tokenPrice,
    tokenFee: BigInt(chain.TOKEN_FEE),
    tokenDecimals: decimals,
    baseDecimals: base.decimals,
  };
  const needed =
    kind === SaleKind.SALE && listing
      ? amountNeeded({
          ...grow,
          baseFee: BigInt(chain.BASE_FEE),
          referralRate: verify.enableAffiliate ? (percentToPerMille(verify.referralRate) ?? 0n) : 0n,
          liquidityPercent: listing.liquidityPercent,
          listingRate: listing.listingRate,
        })
      : amountNeededForGrow(grow);
  return (
    <Notice tone="info">
      The sale will take <Amount value={needed} decimals={decimals} symbol={symbol} /> of your wallet when it is created
      {listing && <> and lock the liquidity until at least {formatUtc(endTime + listing.lockPeriod)} UTC</>}.
    </Notice>
  );
}
