import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Box, Flex, VisuallyHidden } from '../core/chakra.ts';
import { type FieldProps, useFieldError } from './FormField.tsx';
import type { SelectOption } from './SelectField.tsx';

/** An option with a picture before its label. */
export interface Choice extends SelectOption {
  picture?: ReactNode;
}

export interface ChoiceFieldProps extends FieldProps {
  options: readonly Choice[];
}

/** One of two or three options, all in view. */
export function ChoiceField({ name, label, hint, options }: ChoiceFieldProps) {
  const { register } = useFormContext();
  const chosen = useWatch({ name });
  const error = useFieldError(name);
  const noteId = useId();
  const note = error ?? hint;
  return (
    <Box as="fieldset" width="full">
      <Box as="legend" fontWeight="medium" marginBottom="1.5">
        {label}
      </Box>
      <Flex gap="2" wrap="wrap">
        {options.map(({ value, label: text, picture }) => (
          <Flex
            as="label"
            align="center"
            gap="2"
            key={value}
            cursor="pointer"
            paddingX="4"
            paddingY="2.5"
            rounded="l2"
            borderWidth="1px"
            borderColor={chosen === value ? 'accent.solid' : 'border.emphasized'}
            bg={chosen === value ? 'accent.subtle' : 'transparent'}
            fontWeight="medium"
            _focusWithin={{ outlineWidth: '2px', outlineColor: 'accent.focusRing', outlineStyle: 'solid' }}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                value={value}
                aria-invalid={error !== undefined}
                aria-describedby={note ? noteId : undefined}
                {...register(name)}
              />
            </VisuallyHidden>
            {picture}
            {text}
          </Flex>
        ))}
      </Flex>
      {note && (
        <Box
          id={noteId}
          role={error ? 'alert' : undefined}
          color={error ? 'fg.error' : 'fg.muted'}
          textStyle="label"
          marginTop="1.5"
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
