import { t } from '@lingui/core/macro';
import { IconButton, LazyBoundary, lazyNamed, MenuIcon } from '@rab/ui';
import { useState } from 'react';
import type { MenuGroup } from './menu.ts';

const PhoneMenuDrawer = lazyNamed(async () => (await import('./PhoneMenuDrawer.tsx')).PhoneMenuDrawer);

/** The menu where there is no room for the sidebar: a drawer from the bottom (APP-12). */
export function PhoneMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton hideFrom="sidebar" boxSize="11" variant="ghost" aria-label={t`Menu`} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <LazyBoundary what={t`The menu`} onFail={close}>
          <PhoneMenuDrawer groups={groups} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
