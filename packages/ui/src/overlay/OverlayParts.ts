import type { Dialog } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

export interface OverlayFrameProps {
  title: string;
  isOpen: boolean;
  /** Asked to close by Escape, the cross, a click outside. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content. */
  footer?: ReactNode;
  hasCross?: boolean;
}

export interface OverlayParts extends OverlayFrameProps {
  shape: 'dialog' | 'drawer';
  root?: Omit<ComponentProps<typeof Dialog.Root>, 'children' | 'open' | 'onOpenChange'>;
  positioner?: ComponentProps<typeof Dialog.Positioner>;
  content?: ComponentProps<typeof Dialog.Content>;
}
