import { t } from '@lingui/core/macro';
import { Box, Flex, IconButton, PanelLeftClose, PanelLeftOpen } from '@rab/ui';
import { useAtom } from '@rab/wallet-context';
import { useIsHydrating } from '../static/useIsHydrating.ts';
import { Brand } from './Brand.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuGroup } from './menu.ts';
import { settingsAtom } from './settingsAtom.ts';

/**
 * The sticky sidebar: 230 px, 100 px collapsed (APP-11). Below 661 px, where even 100 px are too much of the page, it
 * collapses into the header's menu (APP-12).
 */
export function Sidebar({ groups }: { groups: readonly MenuGroup[] }) {
  const [settings, setSettings] = useAtom(settingsAtom);
  const isDrawerOpen = useIsHydrating() || settings.isDrawerOpen;
  return (
    <Box
      as="aside"
      hideBelow="sidebar"
      position="sticky"
      top="0"
      height="100dvh"
      overflowY="auto"
      flexShrink="0"
      width={isDrawerOpen ? 'sidebar' : 'sidebarCollapsed'}
      bg="bg.panel"
      borderEndWidth="1px"
      paddingX="3"
      paddingY="4"
    >
      <Flex
        justify={isDrawerOpen ? 'space-between' : 'center'}
        direction={isDrawerOpen ? 'row' : 'column'}
        align="center"
        gap="2"
        paddingBottom="6"
        paddingX="1"
      >
        <Brand isShort={!isDrawerOpen} />
        <IconButton
          size="sm"
          variant="ghost"
          color="fg.muted"
          _expanded={{ bg: 'transparent' }}
          data-act="menu"
          aria-label={isDrawerOpen ? t`Collapse the menu` : t`Open the menu`}
          aria-expanded={isDrawerOpen}
          onClick={() => setSettings((before) => ({ ...before, isDrawerOpen: !isDrawerOpen }))}
        >
          {isDrawerOpen ? <PanelLeftClose /> : <PanelLeftOpen />}
        </IconButton>
      </Flex>
      <MenuLinks groups={groups} isCompact={!isDrawerOpen} />
    </Box>
  );
}
