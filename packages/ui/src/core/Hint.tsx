import { Box, type BoxProps } from '@chakra-ui/react';
import { createContext, type PointerEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** True inside tables and cards of a list, see `Hint`. */
export const DenseContext = createContext(false);

/** Px between a bubble and the edges of the window. */
const MARGIN = 8;

const isTouch = ({ pointerType }: PointerEvent) => pointerType !== 'mouse';

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
      onBlur={() => setOpen(false)}
      {...rest}
    >
      {children}
      {isOpen && <Bubble hint={hint} text={text} onClose={() => setOpen(false)} />}
    </Box>
  );
}

interface BubbleProps {
  hint: string;
  /** What it belongs to: the hint is above it, or below where there is no room. */
  text: { readonly current: HTMLElement | null };
  onClose: () => void;
}

/** In the browser's top layer, so that nothing cuts it off. */
function Bubble({ hint, text, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current || !text.current) return;
    current.popover = 'manual';
    // browsers before 2024 show it in its place
    current.showPopover?.();
    const anchor = text.current.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const room = document.documentElement.clientWidth - width - MARGIN;
    current.style.left = `${Math.max(MARGIN, Math.min(anchor.left, room))}px`;
    current.style.top = `${anchor.top - height < MARGIN ? anchor.bottom : anchor.top - height}px`;
  }, [text]);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // one Escape closes one thing: the drawer around it stays
      event.stopPropagation();
      onClose();
    };
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && text.current?.contains(target))) onClose();
    };
    // in a shadow root the document would see the host as the target
    const root = text.current?.getRootNode() ?? document;
    document.addEventListener('keydown', closeByKey, true);
    root.addEventListener('pointerdown', closeOutside, true);
    window.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('keydown', closeByKey, true);
      root.removeEventListener('pointerdown', closeOutside, true);
      window.removeEventListener('scroll', onClose, true);
    };
  }, [text, onClose]);
  return (
    <Box
      ref={bubble}
      aria-hidden="true"
      position="fixed"
      inset="auto"
      margin="0"
      border="none"
      paddingX="0"
      // the way to it is part of it
      paddingY="1.5"
      background="transparent"
      overflow="visible"
      zIndex="tooltip"
    >
      <Box
        maxW={`min(280px, calc(100vw - ${2 * MARGIN}px))`}
        width="max-content"
        overflowWrap="anywhere"
        whiteSpace="normal"
        textAlign="start"
        paddingX="2"
        paddingY="1"
        rounded="l1"
        fontFamily="body"
        textStyle="label"
        fontWeight="normal"
        background="gray.solid"
        color="gray.contrast"
        boxShadow="raised"
      >
        {hint}
      </Box>
    </Box>
  );
}
