import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

/** Props that every field of a form has; `name` is the field's path in the form. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

/** The first message of a field, wherever its path leads. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

/** Label, control, hint and error of one field; the error replaces the hint, right where the input was given. */
export function FormField({ name, label, hint, isRequired = false, children }: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field.Root invalid={error !== undefined} required={isRequired}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {error === undefined && hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
