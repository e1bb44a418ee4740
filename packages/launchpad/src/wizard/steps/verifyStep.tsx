import { msg } from '@lingui/core/macro';
import { type ChainConfig, v } from '@rab/config';
import { say } from '@rab/language';
import type { ReadBy } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import type { ComponentType } from 'react';
import type { FormOrigin, Forms, Step, StepForm, StepProps, TokenPair, Validation } from '../Step.ts';
import { StepFrame } from './StepFrame.tsx';
import type { TokenAndCurrencyForm, TokenContext } from './tokenAndCurrency.ts';
import { useReadsAsToken } from './useReadsAsToken.ts';

export interface VerifyStepOptions<Form extends StepForm, Schema extends v.GenericSchema> {
  form: v.GenericSchema<unknown, Form>;
  emptyForm: (origin: FormOrigin) => Form;
  /** The rules, by what the chain says of the typed token. */
  schema: (context: TokenContext) => Schema;
  Fields: ComponentType;
}

/** The first step, as later ones need it: it can be judged again by the chain alone. */
export interface VerifyStep<Form extends StepForm = StepForm, Value extends TokenPair = TokenPair>
  extends Step<'verify', Form, Value> {
  validate: (saved: Forms, known: { chain: ChainConfig }) => Validation<Value>;
}

/** The first step of every wizard: which token is sold, and for what. */
export function verifyStep<
  Form extends StepForm & TokenAndCurrencyForm & ReadBy<Schema>,
  Schema extends v.GenericSchema<unknown, TokenPair>,
>({ form, emptyForm, schema, Fields }: VerifyStepOptions<Form, Schema>): VerifyStep<Form, v.InferOutput<Schema>> {
  const name = 'verify';
  const title = msg`Verify Token`;
  function FirstStep({ tokenQuery, ...props }: StepProps) {
    const chain = useChainConfig();
    const readsAsToken = useReadsAsToken();
    return (
      <StepFrame
        {...props}
        name={name}
        panel={say(title)}
        emptyForm={emptyForm({ chain, tokenQuery })}
        schema={async ({ tokenAddress }) => schema({ isReadable: await readsAsToken(String(tokenAddress)), chain })}
      >
        <Fields />
      </StepFrame>
    );
  }
  return {
    name,
    title,
    form,
    validate: (saved, { chain }) => v.safeParse(schema({ isReadable: true, chain }), saved[name]),
    Draw: FirstStep,
  };
}
