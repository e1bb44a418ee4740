const outline = {
  trigger: {
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: 'border',
    _expanded: { borderColor: 'border.emphasized' },
  },
};

/** Of Chakra's select, which nobody here uses, what its native select takes over; in the one variant that is used. */
export const selectSlotRecipe = {
  variants: { variant: { outline, subtle: {}, ghost: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
};
