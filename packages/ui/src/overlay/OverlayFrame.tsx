import { CloseButton, Dialog, Drawer, Portal } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

export interface OverlayFrameProps {
  title: string;
  isOpen: boolean;
  /** Asked to close by Escape, the cross, a click beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content. */
  footer?: ReactNode;
  hasCross?: boolean;
}

interface Parts extends OverlayFrameProps {
  root?: Omit<ComponentProps<typeof Dialog.Root>, 'children' | 'open' | 'onOpenChange'>;
  positioner?: ComponentProps<typeof Dialog.Positioner>;
  content?: ComponentProps<typeof Dialog.Content>;
}

/**
 * What every overlay shares: backdrop, title, cross, the focus kept inside and given back to what opened it. A drawer is
 * a dialog of another shape: the same machine, the same parts.
 */
export function OverlayFrame({
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
}: Parts & { shape: 'dialog' | 'drawer' }) {
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
