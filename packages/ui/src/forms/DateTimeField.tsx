import { Input } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Span } from '../core/chakra.ts';
import { formatLocal } from '../core/time.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import { parseUtcInput } from './utcInput.ts';

export type DateTimeFieldProps = FieldProps;

/** A moment, entered in UTC; the reader's own time is shown below it. */
export function DateTimeField({ hint, ...field }: DateTimeFieldProps) {
  const { register } = useFormContext();
  const text = useWatch({ name: field.name });
  const seconds = typeof text === 'string' ? parseUtcInput(text) : null;
  const localHint = seconds === null ? 'UTC' : `UTC · ${formatLocal(seconds)} in your time`;
  return (
    <FormField
      {...field}
      hint={
        <>
          {localHint} {hint && <Span>· {hint}</Span>}
        </>
      }
    >
      <Input
        type="datetime-local"
        {...register(field.name)}
        size="lg"
        textStyle="body"
        _dark={{ colorScheme: 'dark' }}
      />
    </FormField>
  );
}
