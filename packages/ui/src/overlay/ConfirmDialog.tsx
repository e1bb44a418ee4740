import { t } from '@lingui/core/macro';
import { Button } from '../core/chakra.ts';
import { OverlayFrame } from './OverlayFrame.tsx';
import type { OverlayFrameProps } from './OverlayParts.ts';

export interface ConfirmDialogProps extends Omit<OverlayFrameProps, 'footer' | 'hasCross'> {
  confirmLabel: string;
  /** `accent` for what harms nobody. */
  confirmPalette?: 'negative' | 'accent';
  cancelLabel?: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone, or that somebody may not expect; `children` names the consequence. */
export function ConfirmDialog({
  confirmLabel,
  confirmPalette = 'negative',
  cancelLabel = t`Go back`,
  onConfirm,
  onClose,
  ...frame
}: ConfirmDialogProps) {
  return (
    <OverlayFrame
      shape="dialog"
      hasCross={false}
      root={{ role: 'alertdialog', placement: 'center' }}
      positioner={{ padding: '4' }}
      content={{ rounded: 'panel' }}
      onClose={onClose}
      {...frame}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            colorPalette={confirmPalette}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
