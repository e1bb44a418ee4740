import { Input } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { useWatch } from 'react-hook-form';
import { Span } from '../core/chakra.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import { useRegister } from './useRegister.ts';
import { parseUtcInput } from './utcInput.ts';

/** A moment, entered in UTC; the reader's own time is shown below it. */
export function DateTimeField({ revalidates, hint, ...field }: FieldProps & { revalidates?: string[] }) {
  const registration = useRegister(field.name, revalidates);
  const text = useWatch({ name: field.name });
  const seconds = typeof text === 'string' ? parseUtcInput(text) : null;
  const localHint =
    seconds === null ? 'UTC' : `UTC · ${dayjs.unix(Number(seconds)).format('YYYY-MM-DD HH:mm')} in your time`;
  return (
    <FormField
      {...field}
      hint={
        <>
          {localHint} {hint && <Span>· {hint}</Span>}
        </>
      }
    >
      <Input type="datetime-local" {...registration} size="lg" textStyle="body" _dark={{ colorScheme: 'dark' }} />
    </FormField>
  );
}
