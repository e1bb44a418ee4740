import { NativeSelect } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { type FieldProps, FormField } from './FormField.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
}

/** One of a few options, with the device's own picker. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <FormField {...field}>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field {...register(field.name)} textStyle="body">
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
