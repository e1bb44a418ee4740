import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { Center, Spinner } from '../core/chakra.ts';
import { type LazyModule, useLazyModule } from '../core/lazyModule.ts';
import { toast } from '../toast/toast.ts';
import type { OverlayParts } from './OverlayParts.ts';

const drawing: LazyModule<ComponentType<OverlayParts>> = {
  load: async () => (await import('./OverlayDrawing.tsx')).OverlayDrawing,
};

/**
 * What every overlay shares: the focus is kept inside and given back to what opened it. What draws it is heavy, and so
 * it is loaded with the first one that is opened. Where it does not come, that is said, and the overlay counts as closed.
 */
export function OverlayFrame(parts: OverlayParts) {
  const { isOpen, title, onClose } = parts;
  const Drawing = useLazyModule(drawing, isOpen, () => {
    toast.error(t`“${title}” didn’t load. Try again.`);
    onClose();
  });
  if (Drawing) return <Drawing {...parts} />;
  return (
    isOpen && (
      <Center position="fixed" inset="0" zIndex="modal" role="status" aria-label={t`${title} opens`}>
        <Spinner />
      </Center>
    )
  );
}
