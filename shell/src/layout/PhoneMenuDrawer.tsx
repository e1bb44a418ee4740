import { t } from '@lingui/core/macro';
import { preloadPage, releaseOf } from '@rab/federation/host';
import { Flex, Stack } from '@rab/ui';
import { SideDrawer } from '@rab/ui/overlay';
import { useEffect, useEffectEvent } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuGroup } from './menu.ts';
import { UtcClock } from './UtcClock.tsx';

/** The most links that are fetched as the menu opens: there is no pointer that shows where the visitor will go. */
const MOST_AHEAD = 16;

/** What a browser knows about a visitor's connection; TypeScript's DOM library does not know it yet. */
type Line = Navigator & { connection?: { saveData?: boolean } };

const linksOf = (groups: readonly MenuGroup[]) =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(({ remote, path }) => (remote ? [{ remote, path }] : []))
    .slice(0, MOST_AHEAD);

/**
 * Fetches, while the menu is open, the manifests of the areas that its links lead to, then the pages behind them: one after
 * the other, so that the page that is picked meanwhile shares the connection with one other at most. A visitor who saves data
 * fetches no page.
 */
function PagesAhead({ groups }: { groups: readonly MenuGroup[] }) {
  const fetchPages = useEffectEvent(async (left: AbortSignal) => {
    for (const { remote } of linksOf(groups)) releaseOf(remote).catch(() => undefined);
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

/** The menu's links, the time and the language, from the bottom of a phone's screen. */
export function PhoneMenuDrawer({ groups, onClose }: { groups: readonly MenuGroup[]; onClose: () => void }) {
  return (
    <SideDrawer title={t`Menu`} isOpen onClose={onClose}>
      <Stack gap="5">
        <PagesAhead groups={groups} />
        <MenuLinks groups={groups} onPick={onClose} />
        <Flex justify="space-between" align="center" paddingX="3">
          <UtcClock />
          <LanguageSwitch boxSize="11" />
        </Flex>
      </Stack>
    </SideDrawer>
  );
}
