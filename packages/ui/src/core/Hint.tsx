import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, useContext } from 'react';

/** True inside tables and cards of a list, see `Hint`. */
export const DenseContext = createContext(false);

/**
 * Text that shows more on hover or focus (a full amount, local time). Plain CSS: light enough for every number on a
 * page; the hint is also read out by screen readers.
 *
 * In a list (`DenseContext`) it is no stop of the Tab key: thirty numbers would stand between a person and the row's
 * own link, which leads to the page where each number can be focused.
 */
export function Hint({ hint, children, ...rest }: BoxProps & { hint: string }) {
  const isDense = useContext(DenseContext);
  return (
    <Box
      as="span"
      tabIndex={isDense ? undefined : 0}
      data-hint={hint}
      aria-description={hint}
      position="relative"
      rounded="l1"
      focusVisibleRing="outside"
      css={{
        '&:is(:hover, :focus-visible)::after': {
          content: 'attr(data-hint)',
          position: 'absolute',
          insetInlineStart: 'var(--hint-start, 0)',
          insetInlineEnd: 'var(--hint-end, auto)',
          bottom: 'calc(100% + 6px)',
          zIndex: 'tooltip',
          width: 'max-content',
          maxWidth: 'min(280px, calc(100vw - 32px))',
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
