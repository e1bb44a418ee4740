import { Textarea } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { type FieldProps, FormField } from './FormField.tsx';

/** Several lines of text. */
export function TextAreaField({ placeholder, ...field }: FieldProps & { placeholder?: string }) {
  const { register } = useFormContext();
  return (
    <FormField {...field}>
      <Textarea {...register(field.name)} placeholder={placeholder} rows={5} textStyle="body" />
    </FormField>
  );
}
