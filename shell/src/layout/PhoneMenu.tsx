import { releaseOf } from '@rab/federation/host';
import { Box, IconButton, LazyBoundary, MenuIcon, Stack } from '@rab/ui';
import { lazy, Suspense, useState } from 'react';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuGroup } from './menu.ts';
import { UtcClock } from './UtcClock.tsx';

const SideDrawer = lazy(() => import('@rab/ui/overlay').then((overlay) => ({ default: overlay.SideDrawer })));

/** Manifests that are fetched as the menu opens, at most: no pointer tells here where the visitor will go. */
const MOST_AHEAD = 8;

const lookAhead = (groups: readonly MenuGroup[]) => {
  const remotes = new Set(groups.flatMap(({ items }) => items.map(({ remote }) => remote)));
  for (const remote of [...remotes].slice(0, MOST_AHEAD)) releaseOf(remote).catch(() => undefined);
};

/** The menu where there is no room for the sidebar: a drawer from the bottom (APP-12). */
export function PhoneMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    lookAhead(groups);
  };
  return (
    <>
      <IconButton hideFrom="sidebar" boxSize="11" variant="ghost" aria-label="Menu" onClick={open}>
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <LazyBoundary what="The menu" onFail={() => setOpen(false)}>
          <Suspense fallback={null}>
            <SideDrawer title="Menu" isOpen onClose={() => setOpen(false)}>
              <Stack gap="5">
                <MenuLinks groups={groups} onPick={() => setOpen(false)} />
                <Box paddingX="3">
                  <UtcClock />
                </Box>
              </Stack>
            </SideDrawer>
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
