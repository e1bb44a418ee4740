import { contractAddress } from '@rab/config';
import { fairLaunchFactoryAbi } from '@rab/contracts/abis';
import { CreationFee, StepButtons, TokenFields, useKeepTyped, useReadsAsToken } from '@rab/launchpad';
import { Panel, Stack } from '@rab/ui';
import { ChoiceField, FormProvider, useForm, valibotResolver } from '@rab/ui/forms';
import { askAgain, useChainConfig, useQuery } from '@rab/wallet-context';
import { useChainClient } from '@rab/wallet-context/contract';
import { notOnChain } from './notOnChain.ts';
import {
  FEE_OPTIONS,
  type VerifiedFairToken,
  type VerifyFairTokenForm,
  verifyFairTokenSchema,
} from './verifyFairTokenSchema.ts';

/** What fair launches were raised in; offered is what the chain is configured for. */
const CURRENCIES = ['BNB', 'BUSD', 'USDT'];

export interface VerifyFairTokenStepProps {
  saved: VerifyFairTokenForm | null;
  tokenQuery: string;
  onTyped: (form: VerifyFairTokenForm) => void;
  onNext: (form: VerifyFairTokenForm) => void;
}

/** Step 1: which token is sold, for what, and how the platform is paid. */
export function VerifyFairTokenStep({ saved, tokenQuery, onTyped, onNext }: VerifyFairTokenStepProps) {
  const chain = useChainConfig();
  const readsAsToken = useReadsAsToken();
  const form = useForm<VerifyFairTokenForm, unknown, VerifiedFairToken>({
    mode: 'onTouched',
    defaultValues: saved ?? { tokenAddress: tokenQuery, currency: chain.nativeToken.address, feeOption: '1' },
    resolver: async (values, context, options) =>
      valibotResolver(verifyFairTokenSchema({ isReadable: await readsAsToken(values.tokenAddress), chain }))(
        values,
        context,
        options,
      ),
  });
  useKeepTyped(form, onTyped);
  const missing = notOnChain(
    CURRENCIES,
    chain.baseTokens.map(({ symbol }) => symbol),
  );
  const hint = 'Buyers pay with it; it is also the other side of the liquidity.';

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Panel title="Verify Token">
          <Stack gap="5">
            <TokenFields currencyHint={missing ? `${hint} ${missing}.` : hint} />
            <ChoiceField
              name="feeOption"
              label="Fee option"
              hint="Taken only when the launch succeeds and is listed."
              options={FEE_OPTIONS}
            />
            <FlatFee />
            <StepButtons isBusy={form.formState.isSubmitting} />
          </Stack>
        </Panel>
      </form>
    </FormProvider>
  );
}

function FlatFee() {
  const chain = useChainConfig();
  const client = useChainClient();
  const fee = useQuery({
    ...askAgain,
    queryKey: ['fairLaunchFlatFee', chain.id],
    queryFn: () =>
      client.readContract({
        address: contractAddress(chain, 'fairLaunchFactory'),
        abi: fairLaunchFactoryAbi,
        functionName: 'flatFee',
      }),
  });
  return <CreationFee fee={fee} />;
}
