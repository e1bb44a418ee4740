import type { ReactNode } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { SwitchField, type SwitchFieldProps } from './SwitchField.tsx';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Names of a form's fields that hold such a value. */
export type FieldName<Form, Value = unknown> = {
  [Name in keyof Form & string]: Form[Name] extends Value ? Name : never;
}[keyof Form & string];

type Field<Name, Props> = (props: Omit<Props, 'name'> & { name: Name }) => ReactNode;

interface FormParts<Form extends FieldValues> {
  TextField: Field<FieldName<Form, string>, TextFieldProps>;
  TextAreaField: Field<FieldName<Form, string>, TextAreaFieldProps>;
  AmountField: Field<FieldName<Form, string>, AmountFieldProps>;
  DateTimeField: Field<FieldName<Form, string>, DateTimeFieldProps>;
  SelectField: Field<FieldName<Form, string>, SelectFieldProps>;
  ChoiceField: Field<FieldName<Form, string>, ChoiceFieldProps>;
  SwitchField: Field<FieldName<Form, boolean>, SwitchFieldProps>;
  /** What a field holds now, below the form's provider. (Who makes the form has its `watch`.) */
  useWatch: <Name extends FieldName<Form>>(name: Name) => Form[Name];
  /** What fills a field in as if it had been typed, or shows an error at it, below the form's provider. */
  useFilling: <Name extends FieldName<Form>>(
    name: Name,
  ) => { fill: (value: Form[Name]) => void; fail: (message: string) => void };
}

function useFilling(name: string) {
  const { setValue, setError } = useFormContext();
  return {
    fill: (value: unknown) => setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    fail: (message: string) => setError(name, { message }),
  };
}

const parts = {
  TextField,
  TextAreaField,
  AmountField,
  DateTimeField,
  SelectField,
  ChoiceField,
  SwitchField,
  useWatch: (name: string) => useWatch({ name }),
  useFilling,
};

/** The field components of one form: a name that it does not have, or one of the wrong kind, does not compile. */
export const formOf = <Form extends FieldValues>(): FormParts<Form> => parts;
