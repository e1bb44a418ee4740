import type { ReactNode } from 'react';
import { Box, Flex } from './chakra.ts';
import { AlertTriangle, CircleCheck, CircleX, Info } from './icons.ts';

const LOOKS = {
  info: { palette: 'info', Icon: Info },
  warning: { palette: 'warning', Icon: AlertTriangle },
  negative: { palette: 'negative', Icon: CircleX },
  positive: { palette: 'positive', Icon: CircleCheck },
} as const;

/** A remark inside a page; `negative` ones are announced at once. */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: keyof typeof LOOKS;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const { palette, Icon } = LOOKS[tone];
  return (
    <Flex
      role={tone === 'negative' ? 'alert' : 'note'}
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      rounded="l3"
      paddingX="4"
      paddingY="3"
      gap="3"
    >
      <Box color="colorPalette.fg" paddingTop="0.5" flexShrink="0">
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {title && <Box fontWeight="semibold">{title}</Box>}
        {children}
      </Box>
    </Flex>
  );
}
