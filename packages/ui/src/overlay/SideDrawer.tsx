import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';

/** Below this width drawers open from the bottom (APP-12). */
const PHONE = '(max-width: 767px)';

function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(() => globalThis.matchMedia?.(PHONE).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(PHONE);
    const follow = (event: MediaQueryListEvent) => setPhone(event.matches);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return isPhone;
}

/** A drawer from the right, on a phone from the bottom; Escape and the backdrop close it. */
export function SideDrawer({
  title,
  isOpen,
  onClose,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const isPhone = useIsPhone();
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      placement={isPhone ? 'bottom' : 'end'}
      size="sm"
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content bg="bg.panel" roundedTop={isPhone ? 'panel' : undefined} maxH="100dvh">
            <Drawer.Header>
              <Drawer.Title textStyle="title">{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body paddingBottom="6">{children}</Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
