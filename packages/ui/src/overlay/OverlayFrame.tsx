import type { Dialog } from '@chakra-ui/react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Center, Spinner } from '../core/chakra.ts';
import { type Later, useLater } from '../core/later.ts';
import { toast } from '../toast/toast.ts';

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

export interface OverlayParts extends OverlayFrameProps {
  shape: 'dialog' | 'drawer';
  root?: Omit<ComponentProps<typeof Dialog.Root>, 'children' | 'open' | 'onOpenChange'>;
  positioner?: ComponentProps<typeof Dialog.Positioner>;
  content?: ComponentProps<typeof Dialog.Content>;
}

const drawing: Later<ComponentType<OverlayParts>> = {
  load: async () => (await import('./OverlayDrawing.tsx')).default,
};

/**
 * What every overlay shares: the focus is kept inside and given back to what opened it. What draws it is heavy, and so
 * it is loaded with the first one that is opened. Where it does not come, that is said, and the overlay counts as closed.
 */
export function OverlayFrame(parts: OverlayParts) {
  const { isOpen, title, onClose } = parts;
  const Drawing = useLater(drawing, isOpen, () => {
    toast.error(`“${title}” could not be loaded. Try again.`);
    onClose();
  });
  if (Drawing) return <Drawing {...parts} />;
  return (
    isOpen && (
      <Center position="fixed" inset="0" zIndex="modal" role="status" aria-label={`${title} opens`}>
        <Spinner />
      </Center>
    )
  );
}
