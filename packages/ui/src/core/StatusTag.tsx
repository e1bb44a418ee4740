import { Badge } from '@chakra-ui/react';

export type StatusTone = 'positive' | 'info' | 'warning' | 'negative' | 'neutral';

const PALETTES = {
  positive: 'positive',
  info: 'info',
  warning: 'warning',
  negative: 'negative',
  neutral: 'gray',
} as const;

/** A state in one or two words; colour never carries it alone. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <Badge
      colorPalette={PALETTES[tone]}
      variant="subtle"
      rounded="full"
      paddingX="2.5"
      textStyle="label"
      fontWeight="semibold"
    >
      {children}
    </Badge>
  );
}
