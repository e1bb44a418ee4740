/** Of Chakra's palettes only what its recipes and shadows name; the product's own colours are in ../theme/themeConfig.ts. */
export const colors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#09090B' },
  white: { value: '#FFFFFF' },
  blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.36)' } },
  gray: { 300: { value: '#d4d4d8' }, 900: { value: '#18181b' } },
};
