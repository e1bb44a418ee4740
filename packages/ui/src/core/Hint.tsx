import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, type PointerEvent, useContext, useRef, useState } from 'react';
import { useBubble } from './useBubble.ts';

/** True inside tables and cards of a list, see `Hint`. */
export const DenseContext = createContext(false);

export const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType !== 'mouse';

/**
 * Text that shows more (a full amount, local time) on hover, on focus and at a tap; the pointer may go into what shows, and
 * Escape closes it (WCAG 1.4.13). Light enough for every number on a page; screen readers read the hint with its text.
 *
 * In a list (`DenseContext`) it is no stop of the Tab key: a person would pass thirty numbers before the row's own link, which
 * leads to the page where each number can be focused.
 */
export function Hint({ hint, children, ...rest }: BoxProps & { hint: string }) {
  const isDense = useContext(DenseContext);
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const Bubble = useBubble(isOpen, close);
  return (
    <Box
      ref={text}
      as="span"
      tabIndex={isDense ? undefined : 0}
      data-hint={hint}
      aria-description={hint}
      rounded="l1"
      focusVisibleRing="outside"
      onPointerEnter={(event) => !isTouch(event) && setOpen(true)}
      onPointerLeave={(event) => !isTouch(event) && setOpen(false)}
      onPointerUp={(event) => isTouch(event) && setOpen((before) => !before)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      {...rest}
    >
      {children}
      {isOpen && Bubble && (
        <Bubble anchor={text} onClose={close}>
          {/* its description already */}
          <span aria-hidden="true">{hint}</span>
        </Bubble>
      )}
    </Box>
  );
}
