import { Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Flex } from '../core/chakra.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import { useRegister } from './useRegister.ts';

export interface TextFieldProps extends FieldProps {
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'url';
  /** Shown inside the input's row, at its right: a unit or a button. */
  suffix?: ReactNode;
  /** Other fields whose rules depend on this one. */
  revalidates?: string[];
}

/** A line of text. */
export function TextField({ placeholder, inputMode = 'text', suffix, revalidates, ...field }: TextFieldProps) {
  const registration = useRegister(field.name, revalidates);
  return (
    <FormField {...field}>
      <Flex width="full" position="relative" align="center">
        <Input
          {...registration}
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
