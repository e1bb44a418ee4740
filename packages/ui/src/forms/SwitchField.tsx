import { useSlotRecipe } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Box, Flex, VisuallyHidden } from '../core/chakra.ts';
import { inForcedColors } from '../core/forcedColors.ts';
import { GlossaryHint } from '../core/GlossaryHint.tsx';
import type { FieldProps } from './FormField.tsx';

export type SwitchFieldProps = FieldProps;

const FOCUSED = {
  '& > :focus-visible ~ [data-state]': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
};

const FORCED = inForcedColors({
  '& > [data-state]': { outline: '1px solid ButtonText' },
  '& > [data-state=checked]': { background: 'Highlight' },
  '& > [data-state] > *': { background: 'ButtonText' },
  '& > [data-state=checked] > *': { background: 'Canvas' },
});

/** Yes or no: the browser's own checkbox in Chakra's clothes, without the machine that Chakra's switch brings along. */
export function SwitchField({ name, label, hint, glossary }: SwitchFieldProps) {
  const { register } = useFormContext();
  const state = useWatch({ name }) === true ? 'checked' : 'unchecked';
  const styles = useSlotRecipe({ key: 'switch' })({});
  const field = (
    <Box as="label" colorPalette="accent" css={[styles.root, FOCUSED, FORCED]}>
      <VisuallyHidden asChild>
        <input type="checkbox" {...register(name)} />
      </VisuallyHidden>
      <Box as="span" aria-hidden="true" css={styles.control} data-state={state}>
        <Box as="span" css={styles.thumb} data-state={state} />
      </Box>
      <Box as="span" css={styles.label}>
        {label}
        {hint && (
          <Box as="span" display="block" color="fg.muted" textStyle="label" fontWeight="normal">
            {hint}
          </Box>
        )}
      </Box>
    </Box>
  );
  if (!glossary) return field;
  return (
    <Flex align="flex-start">
      {field}
      <GlossaryHint entry={glossary} label={label} />
    </Flex>
  );
}
