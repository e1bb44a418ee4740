import { Button } from '../core/chakra.ts';
import { OverlayFrame, type OverlayFrameProps } from './OverlayFrame.tsx';

/** Asks before something that cannot be undone; `children` names the consequence. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  onClose,
  ...frame
}: Omit<OverlayFrameProps, 'footer' | 'hasCross'> & { confirmLabel: string; onConfirm: () => void }) {
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
            Keep it as it is
          </Button>
          <Button
            colorPalette="negative"
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
