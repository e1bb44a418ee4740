import { Button, type ButtonProps, HStack, IconButton, Rocket, Stack } from '@rab/ui';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const parts = ['IconButton'];

const PALETTES = ['gray', 'accent', 'positive', 'warning', 'negative', 'info'] as const;
const VARIANTS = ['solid', 'subtle', 'outline', 'ghost'] as const;
const SIZES = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

/** Every palette in every variant. */
const all = (look: ButtonProps) => (
  <Stack gap="4">
    {VARIANTS.map((variant) => (
      <HStack key={variant} wrap="wrap">
        {PALETTES.map((colorPalette) => (
          <Button key={colorPalette} variant={variant} colorPalette={colorPalette} {...look}>
            {variant} {colorPalette}
          </Button>
        ))}
      </HStack>
    ))}
  </Stack>
);

export const stories: Stories = {
  'every palette and variant': { draw: () => all({}) },
  disabled: { draw: () => all({ disabled: true }) },
  loading: { draw: () => all({ loading: true, loadingText: 'Waiting for confirmation…' }) },
  sizes: {
    draw: () => (
      <HStack wrap="wrap">
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </HStack>
    ),
  },
  'with a picture only': {
    draw: () => (
      <HStack wrap="wrap">
        {VARIANTS.map((variant) => (
          <IconButton key={variant} aria-label={`Rocket, ${variant}`} variant={variant}>
            <Rocket />
          </IconButton>
        ))}
      </HStack>
    ),
  },
  'long label over the full width': {
    draw: () => (
      <Button width="full" whiteSpace="normal" height="auto" paddingY="2">
        {LONG_NAME}
      </Button>
    ),
  },
};
