import { Panel, Stack } from '@rab/ui';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { SaleKind } from '../model/Launchpad.ts';
import { useFlatFee } from '../queries/flatFee.ts';
import { CreationFee } from './CreationFee.tsx';
import { StepButtons } from './StepButtons.tsx';
import { TokenFields } from './TokenFields.tsx';
import { useKeepTyped } from './useKeepTyped.ts';
import { useReadsAsToken } from './useReadsAsToken.ts';
import { type VerifyTokenForm, verifyTokenSchema } from './verifyTokenSchema.ts';

const { SwitchField, TextField } = formOf<VerifyTokenForm>();

export interface VerifyTokenStepProps {
  kind: SaleKind;
  saved: VerifyTokenForm | null;
  tokenQuery: string;
  onTyped: (form: VerifyTokenForm) => void;
  onNext: (form: VerifyTokenForm) => void;
}

/** Step 1: which token is sold, for what, and whether referrers earn. */
export function VerifyTokenStep({ kind, saved, tokenQuery, onTyped, onNext }: VerifyTokenStepProps) {
  const chain = useChainConfig();
  const readsAsToken = useReadsAsToken();
  const form = useSchemaForm({
    defaultValues: saved ?? {
      tokenAddress: tokenQuery,
      currency: chain.nativeToken.address,
      enableAffiliate: false,
      referralRate: '',
    },
    schema: async ({ tokenAddress }) => verifyTokenSchema({ isReadable: await readsAsToken(tokenAddress), chain }),
  });
  useKeepTyped(form, onTyped);

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Panel title="Verify Token">
          <Stack gap="5">
            <TokenFields />
            <SwitchField
              name="enableAffiliate"
              label="Affiliate program"
              hint="A part of the raise is shared among those who bring buyers"
            />
            {form.watch('enableAffiliate') && (
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

function FlatFee() {
  return <CreationFee fee={useFlatFee(SaleKind.GROW)} />;
}
