import { CloseButton, Dialog, Drawer, Portal, useEnvironmentContext } from '@chakra-ui/react';
import type { OverlayParts } from './OverlayParts.ts';

/**
 * Backdrop, title, cross. A drawer is a dialog of another shape: the same machine, the same parts. On somebody else's page
 * it covers that page and keeps the focus, but changes nothing of it: no scroll lock, nothing hidden or made dead.
 */
export function OverlayDrawing({
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
  const isOwnPage = !(useEnvironmentContext().getRootNode() instanceof ShadowRoot);
  const Frame = shape === 'drawer' ? (Drawer as unknown as typeof Dialog) : Dialog;
  return (
    <Frame.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      lazyMount
      unmountOnExit
      modal={isOwnPage}
      trapFocus
      closeOnInteractOutside={root?.role !== 'alertdialog'}
      {...root}
    >
      <Portal>
        <Frame.Backdrop />
        <Frame.Positioner {...positioner}>
          <Frame.Content aria-modal bg="bg.panel" {...content}>
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
