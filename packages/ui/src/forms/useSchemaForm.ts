import { valibotResolver } from '@hookform/resolvers/valibot';
import { v } from '@rab/config';
import { useEffect, useEffectEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';

type KeysOf<Input> = Input extends unknown ? keyof Input : never;
type ValueOf<Input, Key> = Input extends unknown ? (Key extends keyof Input ? Input[Key] : never) : never;

/** The fields that a schema reads, each with whatever one of its variants takes: a form must have them all. */
export type ReadBy<Schema extends v.GenericSchema> = {
  [Key in KeysOf<v.InferInput<Schema>>]: ValueOf<v.InferInput<Schema>, Key>;
};

export interface SchemaFormOptions<Form, Schema> {
  defaultValues: Form;
  /** The rules; a function where they depend on what the chain says, called again whenever the form is judged. */
  schema: Schema | ((values: Form) => Schema | Promise<Schema>);
}

/**
 * The one way of making a form: its rules are a valibot schema, and what is submitted is what the schema gives out.
 * A field is judged when it is left, and from then on with every change of any field, because a rule may name several and
 * the schema judges all of them anyway. A field not yet reached shows no error.
 */
export function useSchemaForm<Schema extends v.GenericSchema, Form extends FieldValues & ReadBy<Schema>>({
  defaultValues,
  schema,
}: SchemaFormOptions<Form, Schema>): UseFormReturn<Form, unknown, v.InferOutput<Schema>> {
  const rulesFor = async (values: Form): Promise<v.GenericSchema> =>
    typeof schema === 'function' ? schema(values) : schema;
  const form = useForm<Form, unknown, v.InferOutput<Schema>>({
    mode: 'onTouched',
    // every issue is looked for: also rules about several fields while another field is wrong
    criteriaMode: 'all',
    defaultValues: defaultValues as DefaultValues<Form>,
    resolver: async (values, context, options) => {
      // a schema may read less than the whole form: what is switched off is not judged
      const ofForm = (await rulesFor(values)) as v.GenericSchema<Form, v.InferOutput<Schema>>;
      return valibotResolver(ofForm)(values, context, options);
    },
  });
  useJudgeAgain(form, rulesFor);
  return form;
}

/** Judges the fields again that the person has been to, with every change of another one. */
function useJudgeAgain<Form extends FieldValues, Output>(
  { subscribe, trigger, getFieldState, getValues }: UseFormReturn<Form, unknown, Output>,
  rulesFor: (values: Form) => Promise<v.GenericSchema>,
): void {
  const validateAgain = useEffectEvent(async (changed: string) => {
    const values = getValues();
    const visited = (Object.keys(values) as Path<Form>[]).filter((name) => {
      const { isTouched, invalid } = getFieldState(name);
      return name !== changed && (isTouched || invalid);
    });
    if (visited.length === 0) return;
    const { issues } = v.safeParse(await rulesFor(values), values);
    const messages = issues && v.flatten(issues).nested;
    // only where the answer is another one: to trigger draws the whole form
    const stale = visited.filter((name) => {
      const { error } = getFieldState(name);
      return messages?.[name]?.[0] !== (error && 'message' in error ? error.message : undefined);
    });
    if (stale.length > 0) await trigger(stale);
  });
  useEffect(() => {
    // one after the other: the last one judges what was typed last
    let last: Promise<unknown> = Promise.resolve();
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        const next = () => validateAgain(name);
        last = last.then(next, next);
      },
    });
  }, [subscribe]);
}
