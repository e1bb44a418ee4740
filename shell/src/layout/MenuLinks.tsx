import { preloadRemoteModule } from '@rab/federation/host';
import { Box, Coins, ExternalLink, Flex, House, Layers, Lock, Rocket, Sprout, Stack, Text } from '@rab/ui';
import { NavLink, RouterLink, useLocation } from '@rab/ui/router';
import type { ComponentType, ReactNode } from 'react';
import { useLinks } from '../useLinks.ts';
import { isInGroup, type MenuGroup, type MenuItem } from './menu.ts';

type IconType = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
const GROUP_ICONS: Record<string, IconType> = { 'RAB Sale': Rocket, Token: Coins, Lock, 'RAB Grow': Sprout };
const ICON_SIZE = 18;

/** An area's code is fetched as soon as the pointer or the focus is on its link. */
const preloading = ({ remote }: MenuItem) => {
  const preload = () => preloadRemoteModule(remote, 'app');
  return { onPointerEnter: preload, onFocus: preload };
};

/** The menu's links; `isCompact` shows one icon with a small name per group. */
export function MenuLinks({
  groups,
  isCompact = false,
  onPick,
}: {
  groups: readonly MenuGroup[];
  isCompact?: boolean;
  onPick?: () => void;
}) {
  const links = useLinks();
  return (
    <Stack as="nav" aria-label="Main" gap={isCompact ? '3' : '5'}>
      <MenuRow isCompact={isCompact}>
        <NavLink to="/" end onClick={onPick}>
          <House size={ICON_SIZE} aria-hidden="true" />
          <span>Home</span>
        </NavLink>
      </MenuRow>
      {groups.map((group) =>
        isCompact ? (
          <CompactGroup key={group.title} group={group} />
        ) : (
          <Group key={group.title} group={group} onPick={onPick} />
        ),
      )}
      <MenuRow isCompact={isCompact}>
        <a href={links?.buyRabbit} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={ICON_SIZE} aria-hidden="true" />
          <span>Buy Rabbit</span>
        </a>
      </MenuRow>
    </Stack>
  );
}

function Group({ group: { title, items }, onPick }: { group: MenuGroup; onPick: (() => void) | undefined }) {
  const Icon = GROUP_ICONS[title] ?? Layers;
  return (
    <Box role="group" aria-label={title}>
      <Text textStyle="label" color="fg.muted" paddingX="3" paddingBottom="1">
        {title}
      </Text>
      <Stack gap="0.5">
        {items.map((item) => (
          <MenuRow key={item.path}>
            <NavLink to={item.path} onClick={onPick} {...preloading(item)}>
              <Icon size={ICON_SIZE} aria-hidden="true" />
              <span>{item.label}</span>
            </NavLink>
          </MenuRow>
        ))}
      </Stack>
    </Box>
  );
}

/** A group as one link to its last item: the list, where it has one. */
function CompactGroup({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const Icon = GROUP_ICONS[group.title] ?? Layers;
  const item = group.items.at(-1);
  if (!item) return null;
  return (
    <MenuRow isCompact>
      <RouterLink to={item.path} aria-current={isInGroup(group, pathname) ? 'page' : undefined} {...preloading(item)}>
        <Icon size={ICON_SIZE} aria-hidden="true" />
        <span>{group.title}</span>
      </RouterLink>
    </MenuRow>
  );
}

function MenuRow({ isCompact = false, children }: { isCompact?: boolean; children: ReactNode }) {
  return (
    <Flex
      asChild
      direction={isCompact ? 'column' : 'row'}
      align="center"
      textAlign={isCompact ? 'center' : 'start'}
      gap={isCompact ? '1' : '3'}
      paddingX="3"
      paddingY="2"
      rounded="l2"
      textStyle={isCompact ? 'label' : 'body'}
      color="fg.muted"
      fontWeight="medium"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      css={{ '&[aria-current="page"]': { background: 'accent.subtle', color: 'accent.fg' } }}
    >
      {children}
    </Flex>
  );
}
