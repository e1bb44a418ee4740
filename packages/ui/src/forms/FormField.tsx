import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Flex } from '../core/chakra.ts';
import { type GlossaryEntry, GlossaryHint } from '../core/GlossaryHint.tsx';

/** Props that every field of a form has; `name` is the field's path in the form. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** What the label means. */
  glossary?: GlossaryEntry | undefined;
}

/** The first message of a field, wherever its path leads. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

/** Label, control, hint and error of one field; the error replaces the hint, right where the input was given. */
export function FormField({
  name,
  label,
  hint,
  isRequired = false,
  glossary,
  children,
}: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field.Root invalid={error !== undefined} required={isRequired}>
      <Flex align="center">
        <Field.Label>
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
        {glossary && <GlossaryHint entry={glossary} label={label} />}
      </Flex>
      {children}
      {error === undefined && hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
