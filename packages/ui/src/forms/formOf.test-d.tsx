// Checked by the types step: every mistake below must not compile.
import { v } from '@rab/config';
import { amountCodec } from './codecs/index.ts';
import { crossRule } from './crossRule.ts';
import { formOf } from './formOf.ts';
import { useSchemaForm } from './useSchemaForm.ts';

interface LockForm {
  amount: string;
  kind: 'plain' | 'vesting';
  useVesting: boolean;
}
const { AmountField, ChoiceField, DateTimeField, SelectField, SwitchField, TextAreaField, TextField, useWatch } =
  formOf<LockForm>();
const fields = v.object({ amount: amountCodec(18), useVesting: v.boolean() });
const lock: LockForm = { amount: '', kind: 'plain', useVesting: false };

export function Right() {
  const kind: 'plain' | 'vesting' = useWatch('kind');
  const form = useSchemaForm({
    defaultValues: lock,
    schema: async ({ kind: typed }) => (typed === kind ? fields : fields),
  });
  const [amount, useVesting]: [string, boolean] = form.watch(['amount', 'useVesting']);
  const submit = form.handleSubmit(({ amount: units }) => units + 1n);
  return (
    <form onSubmit={submit}>
      <TextField name="amount" label={amount} />
      <AmountField name="amount" label="Amount" decimals={18} />
      <SwitchField name="useVesting" label={String(useVesting)} />
      <ChoiceField name="kind" label="Kind" options={[]} />
    </form>
  );
}

export const misspelt = [
  // @ts-expect-error no such field
  <TextField key="1" name="amonut" label="" />,
  // @ts-expect-error no such field
  <TextAreaField key="2" name="amonut" label="" />,
  // @ts-expect-error no such field
  <AmountField key="3" name="amonut" label="" decimals={18} />,
  // @ts-expect-error no such field
  <DateTimeField key="4" name="amonut" label="" />,
  // @ts-expect-error no such field
  <SelectField key="5" name="amonut" label="" options={[]} />,
  // @ts-expect-error no such field
  <ChoiceField key="6" name="amonut" label="" options={[]} />,
  // @ts-expect-error no such field
  <SwitchField key="7" name="usevesting" label="" />,
];

export const ofTheWrongKind = [
  // @ts-expect-error a switch is no text
  <TextField key="1" name="useVesting" label="" />,
  // @ts-expect-error a switch is no amount
  <AmountField key="2" name="useVesting" label="" decimals={18} />,
  // @ts-expect-error a switch is no date
  <DateTimeField key="3" name="useVesting" label="" />,
  // @ts-expect-error a switch is no choice
  <ChoiceField key="4" name="useVesting" label="" options={[]} />,
  // @ts-expect-error a text is no switch
  <SwitchField key="5" name="amount" label="" />,
];

export function useNothing() {
  // @ts-expect-error no such field
  useWatch('amonut');
  // @ts-expect-error a switch holds no text
  const text: string = useWatch('useVesting');
  const form = useSchemaForm({ defaultValues: lock, schema: fields });
  // @ts-expect-error no such field
  form.watch('amonut');
  // @ts-expect-error what is submitted is what the schema gives out: bigint
  form.handleSubmit(({ amount }) => amount.trim());
  return text;
}

export function useSchemasOfOtherForms() {
  // @ts-expect-error the schema reads a field that the form does not have
  useSchemaForm({ defaultValues: lock, schema: v.object({ amonut: amountCodec(18) }) });
  // @ts-expect-error the schema reads a switch, the form has a text
  useSchemaForm({ defaultValues: lock, schema: v.object({ amount: v.boolean() }) });
  // @ts-expect-error the context asks for a field that the form does not have
  useSchemaForm({ defaultValues: lock, schema: ({ amonut }) => (amonut ? fields : fields) });
}

const isAny = () => true;
// @ts-expect-error no such field
export const ofNothing = v.pipe(fields, crossRule(['amonut'], isAny, {}));
export const ofUnnamed = v.pipe(
  fields,
  // @ts-expect-error the rule reads a field that it does not name
  crossRule(['amount'], (form) => form.useVesting, {}),
);
// @ts-expect-error the message stands at a field that the rule does not name
export const elsewhere = v.pipe(fields, crossRule(['amount'], isAny, { useVesting: 'no' }));
