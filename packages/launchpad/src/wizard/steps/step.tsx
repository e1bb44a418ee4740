import { v } from '@rab/config';
import { say, type Words } from '@rab/language';
import type { ReadBy } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import type { ComponentType } from 'react';
import type { FormOrigin, Step, StepForm, StepProps } from '../Step.ts';
import { StepFrame } from './StepFrame.tsx';

export interface StepOptions<Form extends StepForm, Schema extends v.GenericSchema> {
  title: Words;
  /** What a draft keeps: the fields as they are typed. */
  form: v.GenericSchema<unknown, Form>;
  emptyForm: (origin: FormOrigin) => Form;
  /** The rules, which depend on nothing else. */
  schema: Schema;
  Fields: ComponentType;
}

/** A step that needs nothing of the others; what it saves its schema judges. */
export function step<const Name extends string, Form extends StepForm & ReadBy<Schema>, Schema extends v.GenericSchema>(
  name: Name,
  { title, form, emptyForm, schema, Fields }: StepOptions<Form, Schema>,
): Step<Name, Form, v.InferOutput<Schema>> {
  function PlainStep({ tokenQuery, ...props }: StepProps) {
    const chain = useChainConfig();
    return (
      <StepFrame
        {...props}
        name={name}
        panel={say(title)}
        emptyForm={emptyForm({ chain, tokenQuery })}
        schema={() => schema}
      >
        <Fields />
      </StepFrame>
    );
  }
  return { name, title, form, validate: (saved) => v.safeParse(schema, saved[name]), Draw: PlainStep };
}
