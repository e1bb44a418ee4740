import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../core/chakra.ts';

/** Asks before something that cannot be undone; `children` names the consequence. */
export function ConfirmDialog({
  title,
  confirmLabel,
  isOpen,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirmLabel: string;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content bg="bg.panel" rounded="panel">
            <Dialog.Header>
              <Dialog.Title textStyle="title">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
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
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
