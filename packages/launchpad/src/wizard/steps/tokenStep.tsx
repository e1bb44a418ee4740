import { type ChainConfig, findBaseToken, type TokenConfig, v } from '@rab/config';
import type { Words } from '@rab/language';
import type { ReadBy } from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';
import type { ComponentType } from 'react';
import type { FormOrigin, Forms, RuleContext, Step, StepForm, StepProps, TokenPair, Validation } from '../Step.ts';
import { StaleStep } from './StaleStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TokenGate } from './TokenGate.tsx';
import { OTHER_CURRENCY } from './tokenAndCurrency.ts';
import type { VerifyStep } from './verifyStep.tsx';

/** What a step that needs the first one is given of it. */
export interface Sold<Verified extends TokenPair = TokenPair> {
  verified: Verified;
  token: TokenInfo;
  base: TokenConfig;
}

export interface TokenStepOptions<
  Form extends StepForm,
  Schema extends v.GenericSchema,
  Verify extends StepForm,
  Verified extends TokenPair,
> {
  title: Words;
  needs: VerifyStep<Verify, Verified>;
  form: v.GenericSchema<unknown, Form>;
  emptyForm: (origin: FormOrigin) => Form;
  /** The rules, by the time and what the first step gave out. */
  schema: (known: RuleContext & Sold<Verified>) => Schema;
  /** Panels of fields. */
  Fields: ComponentType<Sold<Verified>>;
}

/** A step that needs the first one: while its token cannot be read or what it saved no longer holds, that is said. */
export function tokenStep<
  const Name extends string,
  Form extends StepForm & ReadBy<Schema>,
  Schema extends v.GenericSchema,
  Verify extends StepForm,
  Verified extends TokenPair,
>(
  name: Name,
  { title, needs, form, emptyForm, schema, Fields }: TokenStepOptions<Form, Schema, Verify, Verified>,
): Step<Name, Form, v.InferOutput<Schema>> {
  const soldBy = (saved: Forms, chain: ChainConfig, token: TokenInfo): Validation<Sold<Verified>> => {
    const verified = needs.validate(saved, { chain });
    if (!verified.success) return verified;
    const base = findBaseToken(chain, verified.output.baseToken);
    if (!base) return { success: false, issues: [{ message: OTHER_CURRENCY() }] };
    return { success: true, output: { verified: verified.output, token, base } };
  };
  function TokenStep({ saved, tokenQuery, goTo, ...props }: StepProps) {
    const chain = useChainConfig();
    const chainClock = useChainClock();
    return (
      <TokenGate saved={saved} onBack={() => goTo(0)}>
        {(token) => {
          const sold = soldBy(saved, chain, token);
          if (!sold.success) return <StaleStep issues={sold.issues} step={0} goTo={goTo} />;
          return (
            <StepFrame
              {...props}
              name={name}
              emptyForm={emptyForm({ chain, tokenQuery })}
              // the rules know the time at which they are asked
              schema={() => schema({ chain, now: chainClock(), ...sold.output })}
            >
              <Fields {...sold.output} />
            </StepFrame>
          );
        }}
      </TokenGate>
    );
  }
  return {
    name,
    title,
    form,
    validate: (saved, { token, ...known }) => {
      const sold = soldBy(saved, known.chain, token);
      return sold.success ? v.safeParse(schema({ ...known, ...sold.output }), saved[name]) : sold;
    },
    Draw: TokenStep,
  };
}
