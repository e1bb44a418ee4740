import { v } from '@rab/config';
import { Stack } from '@rab/ui';
import { FormProvider, formOf, textCodec, useSchemaForm } from '@rab/ui/forms';
import { useEffect } from 'react';
import { HUGE, LONG_NAME, LONG_SYMBOL, LONG_WORD } from '../extremes.ts';
import type { Stories } from '../Story.ts';

interface Fields {
  line: string;
  lines: string;
  amount: string;
  date: string;
  one: string;
  choice: string;
  isOn: boolean;
}

const { TextField, TextAreaField, AmountField, DateTimeField, SelectField, ChoiceField, SwitchField } =
  formOf<Fields>();

/** Every kind of field that `formOf` gives out. */
export const parts = [
  'TextField',
  'TextAreaField',
  'AmountField',
  'DateTimeField',
  'SelectField',
  'ChoiceField',
  'SwitchField',
];

const EMPTY: Fields = { line: '', lines: '', amount: '', date: '', one: '', choice: '', isOn: false };
const FILLED: Fields = {
  line: 'ABC Token',
  lines: 'The first line\nand the second one',
  amount: '1250.5',
  date: '2026-11-03 14:30',
  one: 'b',
  choice: 'b',
  isOn: true,
};
const STRANGE: Fields = { ...FILLED, line: LONG_WORD, lines: LONG_WORD.repeat(9), amount: String(HUGE) };
const OPTIONS = [
  { value: 'a', label: 'One way' },
  { value: 'b', label: 'The other way' },
];
const LONG_OPTIONS = OPTIONS.map(({ value, label }) => ({ value, label: `${label}: ${LONG_NAME}` }));

/** Refuses everything, whatever is typed. */
const refused = v.pipe(
  textCodec('Something must be typed'),
  v.check(() => false, `Is refused: ${LONG_NAME}`),
);
const ANYTHING = v.object({});
const NOTHING = v.object({
  line: refused,
  lines: refused,
  amount: refused,
  date: refused,
  one: refused,
  choice: refused,
});

interface Look {
  values: Fields;
  isValidated?: boolean;
  symbol?: string;
  max?: bigint;
  label?: string;
  hint?: string;
  options?: typeof OPTIONS;
}

function AllFields({ values, isValidated = false, symbol, max, label = '', hint, options = OPTIONS }: Look) {
  const form = useSchemaForm({ schema: isValidated ? NOTHING : ANYTHING, defaultValues: values });
  const { trigger } = form;
  useEffect(() => {
    if (isValidated) void trigger();
  }, [isValidated, trigger]);
  const about = hint === undefined ? {} : { hint };
  return (
    <FormProvider {...form}>
      <Stack gap="5" maxW="lg">
        <TextField name="line" label={`Name ${label}`} placeholder="Ex: ABC" isRequired {...about} />
        <TextAreaField name="lines" label={`Description ${label}`} placeholder="In some lines" {...about} />
        <AmountField name="amount" label={`Amount ${label}`} decimals={18} symbol={symbol} max={max} {...about} />
        <DateTimeField name="date" label={`Unlock ${label}`} {...about} />
        <SelectField name="one" label={`Exchange ${label}`} options={options} {...about} />
        <ChoiceField name="choice" label={`Refund ${label}`} options={options} {...about} />
        <SwitchField name="isOn" label={`Use vesting ${label}`} {...about} />
      </Stack>
    </FormProvider>
  );
}

export const stories: Stories = {
  empty: { draw: () => <AllFields values={EMPTY} /> },
  'filled, with hints and MAX': {
    draw: () => <AllFields values={FILLED} symbol="ABC" max={10n ** 21n} hint="It cannot be changed later." />,
  },
  'refused, empty': { draw: () => <AllFields values={EMPTY} isValidated /> },
  'refused, filled': { draw: () => <AllFields values={FILLED} isValidated symbol="ABC" max={1n} /> },
  'what strangers write': {
    draw: () => (
      <AllFields
        values={STRANGE}
        symbol={LONG_SYMBOL}
        max={HUGE}
        label={LONG_NAME}
        hint={LONG_WORD}
        options={LONG_OPTIONS}
      />
    ),
  },
};
