import { IconButton, MenuIcon } from '@rab/ui';
import { lazy, Suspense, useState } from 'react';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuGroup } from './menu.ts';

const SideDrawer = lazy(() => import('@rab/ui/overlay').then((overlay) => ({ default: overlay.SideDrawer })));

/** The menu on a phone: a drawer from the bottom. */
export function PhoneMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton hideFrom="md" variant="ghost" aria-label="Menu" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SideDrawer title="Menu" isOpen onClose={() => setOpen(false)}>
            <MenuLinks groups={groups} onPick={() => setOpen(false)} />
          </SideDrawer>
        </Suspense>
      )}
    </>
  );
}
