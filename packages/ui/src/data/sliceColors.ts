/** Nine colours that stay apart for colour-blind eyes on both themes; the same slice always has the same one. */
const SLICE_COLORS = [
  '#E8743B',
  '#3B8FD4',
  '#2BA58A',
  '#C9A227',
  '#8F6BD1',
  '#D4578F',
  '#6B7F99',
  '#5FB3C4',
  '#A0693B',
] as const;

export const sliceColor = (index: number): string => SLICE_COLORS[index % SLICE_COLORS.length] as string;
