import { t } from '@lingui/core/macro';
import { preloadPage, releaseOf } from '@rab/federation/host';
import { Flex, IconButton, LazyBoundary, lazyNamed, MenuIcon, Stack } from '@rab/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuGroup } from './menu.ts';
import { UtcClock } from './UtcClock.tsx';

const SideDrawer = lazyNamed(async () => (await import('@rab/ui/overlay')).SideDrawer);

/** The most links that are fetched as the menu opens: there is no pointer that shows where the visitor will go. */
const MOST_AHEAD = 10;

/** What a browser knows about a visitor's connection; TypeScript's DOM library does not know it yet. */
type Line = Navigator & { connection?: { saveData?: boolean } };

const linksOf = (groups: readonly MenuGroup[]) =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(({ remote, path }) => (remote ? [{ remote, path }] : []))
    .slice(0, MOST_AHEAD);

/** Fetches the manifests of the areas that the menu leads to. */
const lookAhead = (groups: readonly MenuGroup[]) => {
  for (const { remote } of linksOf(groups)) releaseOf(remote).catch(() => undefined);
};

/**
 * Fetches the pages behind the menu's links while it is open: one after the other, so that the page that is picked
 * meanwhile shares the connection with one other at most. A visitor who saves data fetches none of them.
 */
function PagesAhead({ groups }: { groups: readonly MenuGroup[] }) {
  const fetchPages = useEffectEvent(async (left: AbortSignal) => {
    if ((navigator as Line).connection?.saveData) return;
    for (const { remote, path } of linksOf(groups)) {
      if (left.aborted) return;
      await preloadPage(remote, path);
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void fetchPages(left.signal);
    return () => left.abort();
  }, []);
  return null;
}

/** The menu where there is no room for the sidebar: a drawer from the bottom (APP-12). */
export function PhoneMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    lookAhead(groups);
  };
  return (
    <>
      <IconButton hideFrom="sidebar" boxSize="11" variant="ghost" aria-label={t`Menu`} onClick={open}>
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <LazyBoundary what={t`The menu`} onFail={() => setOpen(false)}>
          <SideDrawer title={t`Menu`} isOpen onClose={() => setOpen(false)}>
            <Stack gap="5">
              <PagesAhead groups={groups} />
              <MenuLinks groups={groups} onPick={() => setOpen(false)} />
              <Flex justify="space-between" align="center" paddingX="3">
                <UtcClock />
                <LanguageSwitch boxSize="11" />
              </Flex>
            </Stack>
          </SideDrawer>
        </LazyBoundary>
      )}
    </>
  );
}
