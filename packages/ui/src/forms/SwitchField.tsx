import { Switch } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { Box } from '../core/chakra.ts';
import type { FieldProps } from './FormField.tsx';

export type SwitchFieldProps = FieldProps;

/** Yes or no. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch.Root
          colorPalette="accent"
          checked={field.value === true}
          onCheckedChange={({ checked }) => field.onChange(checked)}
        >
          <Switch.HiddenInput onBlur={field.onBlur} />
          <Switch.Control />
          <Switch.Label>
            {label}
            {hint && (
              <Box color="fg.muted" textStyle="label" fontWeight="normal">
                {hint}
              </Box>
            )}
          </Switch.Label>
        </Switch.Root>
      )}
    />
  );
}
