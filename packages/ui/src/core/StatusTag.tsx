import { Badge } from '@chakra-ui/react';

export type StatusTone = 'positive' | 'info' | 'warning' | 'negative' | 'neutral';

const PALETTES = {
  positive: 'positive',
  info: 'info',
  warning: 'warning',
  negative: 'negative',
  neutral: 'gray',
} as const;

export const TONES = Object.keys(PALETTES) as StatusTone[];

export interface StatusTagProps {
  tone: StatusTone;
  /** Nothing shows without a text. */
  children: string | undefined;
  /** Name of the text where the index may put it into the page. */
  early?: string;
}

/** A state in one or two words; colour never carries it alone. */
export function StatusTag({ tone, children, early }: StatusTagProps) {
  return (
    <Badge
      colorPalette={PALETTES[tone]}
      variant="subtle"
      rounded="full"
      paddingX="2.5"
      textStyle="label"
      fontWeight="semibold"
      data-early={early}
      _empty={{ display: 'none' }}
    >
      {children}
    </Badge>
  );
}
