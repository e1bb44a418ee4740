import { CloseButton, Dialog, Drawer, Portal } from '@chakra-ui/react';
import type { OverlayParts } from './OverlayFrame.tsx';

/** Backdrop, title, cross. A drawer is a dialog of another shape: the same machine, the same parts. */
export default function OverlayDrawing({
  shape,
  title,
  isOpen,
  onClose,
  children,
  footer,
  hasCross = true,
  root,
  positioner,
  content,
}: OverlayParts) {
  const Frame = shape === 'drawer' ? (Drawer as unknown as typeof Dialog) : Dialog;
  return (
    <Frame.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      lazyMount
      unmountOnExit
      {...root}
    >
      <Portal>
        <Frame.Backdrop />
        <Frame.Positioner {...positioner}>
          <Frame.Content bg="bg.panel" {...content}>
            <Frame.Header>
              <Frame.Title textStyle="title">{title}</Frame.Title>
            </Frame.Header>
            <Frame.Body {...(!footer && { paddingBottom: '6' })}>{children}</Frame.Body>
            {footer && <Frame.Footer>{footer}</Frame.Footer>}
            {hasCross && (
              <Frame.CloseTrigger asChild>
                <CloseButton size="sm" />
              </Frame.CloseTrigger>
            )}
          </Frame.Content>
        </Frame.Positioner>
      </Portal>
    </Frame.Root>
  );
}
