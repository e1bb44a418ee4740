import { parseAddress } from '@rab/contracts';
import { Amount, Facts, Panel, Stack } from '@rab/ui';
import { ChoiceField, FormProvider, SwitchField, TextField, useForm, useWatch, valibotResolver } from '@rab/ui/forms';
import { useChainConfig, useQueryClient } from '@rab/wallet-context';
import { tokenInfoQueryOptions, useBalances, useChainClient, useTokenInfo } from '@rab/wallet-context/contract';
import { SaleKind } from '../model/Launchpad.ts';
import { useFlatFee } from '../queries/flatFee.ts';
import { StepButtons } from './StepButtons.tsx';
import { type VerifiedToken, type VerifyTokenForm, verifyTokenSchema } from './verifyTokenSchema.ts';

export interface VerifyTokenStepProps {
  kind: SaleKind;
  saved: VerifyTokenForm | null;
  tokenQuery: string;
  onNext: (form: VerifyTokenForm) => void;
}

/** Step 1: which token is sold, for what, and whether referrers earn. */
export function VerifyTokenStep({ kind, saved, tokenQuery, onNext }: VerifyTokenStepProps) {
  const chain = useChainConfig();
  const client = useChainClient();
  const queries = useQueryClient();
  const form = useForm<VerifyTokenForm, unknown, VerifiedToken>({
    mode: 'onTouched',
    defaultValues: saved ?? {
      tokenAddress: tokenQuery,
      currency: chain.nativeToken.address,
      enableAffiliate: false,
      referralRate: '',
    },
    resolver: async (values, context, options) => {
      const address = parseAddress(values.tokenAddress);
      const token = address
        ? await queries.fetchQuery(tokenInfoQueryOptions(client, chain, address)).catch(() => null)
        : null;
      return valibotResolver(verifyTokenSchema({ isReadable: token !== null }))(values, context, options);
    },
  });
  const enableAffiliate = useWatch({ control: form.control, name: 'enableAffiliate' });

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Panel title="Verify Token">
          <Stack gap="5">
            <TextField name="tokenAddress" label="Token address" placeholder="0x…" isRequired />
            <TokenPreview />
            <ChoiceField
              name="currency"
              label="Currency"
              hint="Buyers pay with it; it is also the other side of the liquidity."
              options={chain.baseTokens.map(({ address, symbol }) => ({ value: address, label: symbol }))}
            />
            <SwitchField
              name="enableAffiliate"
              label="Affiliate program"
              hint="A part of the raise is shared among those who bring buyers"
            />
            {enableAffiliate && (
              <TextField
                name="referralRate"
                label="Reward percentage"
                inputMode="decimal"
                suffix="%"
                hint="At most 5 percent of the raise"
                isRequired
              />
            )}
            {kind === SaleKind.GROW && <FlatFee />}
            <StepButtons isBusy={form.formState.isSubmitting} />
          </Stack>
        </Panel>
      </form>
    </FormProvider>
  );
}

/** What the typed token says of itself. */
function TokenPreview() {
  const text = useWatch({ name: 'tokenAddress' }) as string;
  const address = parseAddress(text);
  const { data: token } = useTokenInfo(address);
  const balance = useBalances(address ? [address] : [])?.[0];
  if (!token) return null;
  return (
    <Facts
      facts={[
        { label: 'Name', value: token.name },
        { label: 'Symbol', value: token.symbol },
        { label: 'Decimals', value: token.decimals },
        { label: 'Total supply', value: <Amount value={token.totalSupply} decimals={token.decimals} /> },
        { label: 'Your balance', value: <Amount value={balance} decimals={token.decimals} symbol={token.symbol} /> },
      ]}
    />
  );
}

function FlatFee() {
  const { nativeToken } = useChainConfig();
  const { data } = useFlatFee(SaleKind.GROW);
  return (
    <Facts
      facts={[
        {
          label: 'Creation fee',
          value: <Amount value={data} decimals={nativeToken.decimals} symbol={nativeToken.symbol} places={5} />,
        },
      ]}
    />
  );
}
