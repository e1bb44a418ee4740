import { Textarea } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { type FieldProps, FormField } from './FormField.tsx';

export interface TextAreaFieldProps extends FieldProps {
  placeholder?: string;
}

/** Several lines of text. */
export function TextAreaField({ placeholder, ...field }: TextAreaFieldProps) {
  const { register } = useFormContext();
  return (
    <FormField {...field}>
      <Textarea {...register(field.name)} placeholder={placeholder} rows={5} textStyle="body" />
    </FormField>
  );
}
