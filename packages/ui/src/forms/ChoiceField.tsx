import { useFormContext, useWatch } from 'react-hook-form';
import { Box, Flex, VisuallyHidden } from '../core/chakra.ts';
import { type FieldProps, useFieldError } from './FormField.tsx';
import type { SelectOption } from './SelectField.tsx';

/** One of two or three options, all in view. */
export function ChoiceField({ name, label, hint, options }: FieldProps & { options: readonly SelectOption[] }) {
  const { register } = useFormContext();
  const chosen = useWatch({ name });
  const error = useFieldError(name);
  return (
    <Box as="fieldset" width="full">
      <Box as="legend" fontWeight="medium" marginBottom="1.5">
        {label}
      </Box>
      <Flex gap="2" wrap="wrap">
        {options.map(({ value, label: text }) => (
          <Box
            as="label"
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
              <input type="radio" value={value} {...register(name)} />
            </VisuallyHidden>
            {text}
          </Box>
        ))}
      </Flex>
      {error ? (
        <Box role="alert" color="fg.error" textStyle="label" marginTop="1.5">
          {error}
        </Box>
      ) : (
        hint && (
          <Box color="fg.muted" textStyle="label" marginTop="1.5">
            {hint}
          </Box>
        )
      )}
    </Box>
  );
}
