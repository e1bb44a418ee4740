import { preloadPage } from '@rab/federation/host';
import type { IconName } from '@rab/federation/remotes';
import {
  Box,
  Coins,
  ExternalLink,
  Flex,
  House,
  Layers,
  Lock,
  Percent,
  Rocket,
  ShieldCheck,
  Sprout,
  Stack,
  Text,
  Users,
} from '@rab/ui';
import { NavLink, useLocation } from '@rab/ui/router';
import { type ComponentType, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { useLinks } from '../useLinks.ts';
import { isInGroup, type MenuGroup, type MenuItem } from './menu.ts';

type IconType = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
const ICONS: Record<IconName, IconType> = {
  coins: Coins,
  layers: Layers,
  lock: Lock,
  percent: Percent,
  rocket: Rocket,
  shield: ShieldCheck,
  sprout: Sprout,
  users: Users,
};
const ICON_SIZE = 18;

/** An area's code is fetched as soon as the pointer or the focus is on its link. */
const preloading = ({ remote, path }: MenuItem) => {
  const preload = () => void preloadPage(remote, path);
  return { onPointerEnter: preload, onFocus: preload };
};

/** The menu's links; `isCompact` shows one icon with a small name per group, which opens its links. */
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

function Group({ group: { title, icon, items }, onPick }: { group: MenuGroup; onPick: (() => void) | undefined }) {
  const Icon = ICONS[icon];
  return (
    <Box role="group" aria-label={title}>
      <Text textStyle="label" color="fg.muted" paddingX="3" paddingBottom="1">
        {title}
      </Text>
      <Stack gap="0.5">
        {items.map((item) => (
          <MenuRow key={item.path}>
            <NavLink
              to={item.path}
              aria-label={item.name === item.label ? undefined : item.name}
              onClick={onPick}
              {...preloading(item)}
            >
              <Icon size={ICON_SIZE} aria-hidden="true" />
              <span>{item.label}</span>
            </NavLink>
          </MenuRow>
        ))}
      </Stack>
    </Box>
  );
}

/** Px between the collapsed menu and what it opens, and at least to the window's lower edge. */
const GAP = 8;

/** A group as one button that opens its links next to it; the browser closes them again (Escape, a click elsewhere). */
function CompactGroup({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const Icon = ICONS[group.icon];
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open' || !button.current) return;
    const { right, top } = button.current.getBoundingClientRect();
    const lowest = document.documentElement.clientHeight - currentTarget.offsetHeight - GAP;
    currentTarget.style.left = `${right + GAP}px`;
    currentTarget.style.top = `${Math.max(GAP, Math.min(top, lowest))}px`;
  };
  return (
    <>
      <MenuRow isCompact>
        <button
          ref={button}
          type="button"
          popoverTarget={id}
          aria-current={isInGroup(group, pathname) ? 'page' : undefined}
        >
          <Icon size={ICON_SIZE} aria-hidden="true" />
          <span>{group.title}</span>
        </button>
      </MenuRow>
      <Box
        asChild
        position="fixed"
        inset="auto"
        margin="0"
        minW="sidebar"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        rounded="l3"
        boxShadow="raised"
        padding="3"
      >
        <div ref={list} id={id} popover="auto" onToggle={place}>
          <Group group={group} onPick={() => list.current?.hidePopover?.()} />
        </div>
      </Box>
    </>
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
      minH={{ base: '11', md: '0' }}
      rounded="l2"
      cursor="pointer"
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
