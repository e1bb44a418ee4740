import { Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Flex } from '../core/chakra.ts';
import { type FieldProps, FormField } from './FormField.tsx';

export interface TextFieldProps extends FieldProps {
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'url';
  /** Shown inside the input's row, at its right: a unit or a button. */
  suffix?: ReactNode;
}

/** A line of text. */
export function TextField({ placeholder, inputMode = 'text', suffix, ...field }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <FormField {...field}>
      <Flex width="full" position="relative" align="center">
        <Input
          {...register(field.name)}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          paddingEnd={suffix ? '20' : undefined}
          size="lg"
          textStyle="body"
        />
        {suffix && (
          <Flex position="absolute" insetInlineEnd="2" align="center" gap="2" color="fg.muted">
            {suffix}
          </Flex>
        )}
      </Flex>
    </FormField>
  );
}
