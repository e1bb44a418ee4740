import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
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
  WalletIcon,
} from '@rab/ui';
import { RouterLink, useLocation, useWayBackPath } from '@rab/ui/router';
import { type ComponentType, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { useLinks } from '../useLinks.ts';
import { currentItem, type MenuGroup, type MenuItem } from './menu.ts';

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

/** What is in the menu above all groups. */
const top = () =>
  [
    { path: paths.home(), label: t`Home`, Icon: House },
    { path: paths.my(), label: t`Portfolio`, Icon: WalletIcon },
  ] as const;

/** An area's code is fetched as soon as the pointer or the focus is on its link. */
const preloading = ({ remote, path }: MenuItem) => {
  if (!remote) return {};
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
  const { pathname } = useLocation();
  const current = currentItem(groups, pathname, useWayBackPath());
  return (
    <Stack as="nav" aria-label={t`Main`} gap={isCompact ? '2' : '4'}>
      <Stack gap={isCompact ? '2' : '0.5'}>
        {top().map(({ path, label, Icon }) => (
          <MenuRow key={path} isCompact={isCompact}>
            <RouterLink to={path} aria-current={path === pathname ? 'page' : undefined} onClick={onPick}>
              <Icon size={ICON_SIZE} aria-hidden="true" />
              <span>{label}</span>
            </RouterLink>
          </MenuRow>
        ))}
      </Stack>
      {groups.map((group) =>
        isCompact ? (
          <CompactGroup key={group.title} group={group} current={current} />
        ) : (
          <Group key={group.title} group={group} current={current} onPick={onPick} />
        ),
      )}
      <MenuRow isCompact={isCompact}>
        <a href={links?.buyRabbit} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={ICON_SIZE} aria-hidden="true" />
          <span>{t`Buy Rabbit`}</span>
        </a>
      </MenuRow>
    </Stack>
  );
}

interface GroupProps {
  group: MenuGroup;
  /** Path of the item that the page belongs to. */
  current: string | undefined;
}

function Group({ group: { title, icon, items }, current, onPick }: GroupProps & { onPick: (() => void) | undefined }) {
  const Icon = ICONS[icon];
  return (
    <Box role="group" aria-label={title}>
      <Flex align="center" gap="2.5" color="fg.muted" paddingX="3" paddingBottom="1">
        <Icon size={ICON_SIZE} aria-hidden="true" />
        <Text textStyle="label">{title}</Text>
      </Flex>
      <Stack gap="0.5">
        {items.map((item) => (
          <MenuRow key={item.path} isBelowTitle>
            <RouterLink
              to={item.path}
              aria-label={item.name === item.label ? undefined : item.name}
              aria-current={item.path === current ? 'page' : undefined}
              onClick={onPick}
              {...preloading(item)}
            >
              <span>{item.label}</span>
            </RouterLink>
          </MenuRow>
        ))}
      </Stack>
    </Box>
  );
}

/** Px between the collapsed menu and what it opens, and at least to the window's lower edge. */
const GAP = 8;

/** A group as one button that opens its links next to it; the browser closes them again (Escape, a click elsewhere). */
function CompactGroup({ group, current }: GroupProps) {
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
          aria-current={group.items.some(({ path }) => path === current) ? 'page' : undefined}
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
          <Group group={group} current={current} onPick={() => list.current?.hidePopover?.()} />
        </div>
      </Box>
    </>
  );
}

/** `isBelowTitle`: its text begins where that of its group's title does. */
function MenuRow({
  isCompact = false,
  isBelowTitle = false,
  children,
}: {
  isCompact?: boolean;
  isBelowTitle?: boolean;
  children: ReactNode;
}) {
  return (
    <Flex
      asChild
      direction={isCompact ? 'column' : 'row'}
      align="center"
      textAlign={isCompact ? 'center' : 'start'}
      gap={isCompact ? '1' : '2.5'}
      paddingX="3"
      {...(isBelowTitle && { paddingInlineStart: '10' })}
      paddingY={isBelowTitle ? '1.5' : '2'}
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
