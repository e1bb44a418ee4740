import { Box, type BoxProps } from '@chakra-ui/react';

/**
 * Text that shows more on hover or focus (a full amount, local time). Plain CSS: light enough for every number on a
 * page; the hint is also read out by screen readers.
 */
export function Hint({ hint, children, ...rest }: BoxProps & { hint: string }) {
  return (
    <Box
      as="span"
      tabIndex={0}
      data-hint={hint}
      aria-description={hint}
      position="relative"
      rounded="l1"
      focusVisibleRing="outside"
      css={{
        '&:is(:hover, :focus-visible)::after': {
          content: 'attr(data-hint)',
          position: 'absolute',
          insetInlineStart: '0',
          bottom: 'calc(100% + 6px)',
          zIndex: 'tooltip',
          width: 'max-content',
          maxWidth: '280px',
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          textAlign: 'start',
          paddingInline: '2',
          paddingBlock: '1',
          borderRadius: 'l1',
          textStyle: 'label',
          fontWeight: 'normal',
          background: 'gray.solid',
          color: 'gray.contrast',
          boxShadow: 'raised',
          pointerEvents: 'none',
        },
      }}
      {...rest}
    >
      {children}
    </Box>
  );
}
