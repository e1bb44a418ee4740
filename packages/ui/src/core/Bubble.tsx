import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** Px between a bubble and the edges of the window. */
const MARGIN = 8;

interface BubbleProps {
  /** What it belongs to and is drawn inside of: it is shown above it, or below where there is no room. */
  anchor: { readonly current: HTMLElement | null };
  onClose: () => void;
  children: ReactNode;
}

/**
 * A few words about something, in the browser's top layer, so that nothing cuts them off. Escape, scrolling and a press
 * elsewhere close it.
 */
export function Bubble({ anchor, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current || !anchor.current) return;
    current.popover = 'manual';
    // browsers before 2024 show it in its place
    current.showPopover?.();
    const around = anchor.current.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const room = document.documentElement.clientWidth - width - MARGIN;
    const start = getComputedStyle(current).direction === 'rtl' ? around.right - width : around.left;
    current.style.left = `${Math.max(MARGIN, Math.min(start, room))}px`;
    current.style.top = `${around.top - height < MARGIN ? around.bottom : around.top - height}px`;
  }, [anchor]);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // one Escape closes one thing: the dialog around it, which listens at the document, stays
      event.stopPropagation();
      onClose();
    };
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && anchor.current?.contains(target))) onClose();
    };
    // in a shadow root the document would see the host as the target
    const root = anchor.current?.getRootNode() ?? document;
    window.addEventListener('keydown', closeByKey, true);
    root.addEventListener('pointerdown', closeOutside, true);
    window.addEventListener('scroll', onClose, true);
    return () => {
      window.removeEventListener('keydown', closeByKey, true);
      root.removeEventListener('pointerdown', closeOutside, true);
      window.removeEventListener('scroll', onClose, true);
    };
  }, [anchor, onClose]);
  return (
    <Box
      ref={bubble}
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
        {children}
      </Box>
    </Box>
  );
}
