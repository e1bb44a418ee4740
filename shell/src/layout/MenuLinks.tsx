import { Box, Coins, ExternalLink, Flex, House, Layers, Lock, Rocket, Sprout, Stack, Text } from '@rab/ui';
import { NavLink } from '@rab/ui/router';
import { useAppConfig } from '@rab/wallet-context';
import type { ComponentType, ReactNode } from 'react';
import type { MenuGroup } from './menu.ts';

type IconType = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
const GROUP_ICONS: Record<string, IconType> = { 'RAB Sale': Rocket, Token: Coins, Lock, 'RAB Grow': Sprout };

/** The menu's links; `isCompact` shows icons with small names. */
export function MenuLinks({
  groups,
  isCompact = false,
  onPick,
}: {
  groups: readonly MenuGroup[];
  isCompact?: boolean;
  onPick?: () => void;
}) {
  const { links } = useAppConfig();
  return (
    <Stack as="nav" aria-label="Main" gap={isCompact ? '3' : '5'}>
      <MenuLink to="/" label="Home" Icon={House} isCompact={isCompact} onPick={onPick} />
      {groups.map(({ title, items }) => (
        <Box key={title}>
          {!isCompact && (
            <Text textStyle="label" color="fg.muted" paddingX="3" paddingBottom="1">
              {title}
            </Text>
          )}
          <Stack gap="0.5">
            {(isCompact ? items.slice(-1) : items).map(({ label, path }) => (
              <MenuLink
                key={path}
                to={path}
                label={isCompact ? title : label}
                Icon={GROUP_ICONS[title] ?? Layers}
                isCompact={isCompact}
                onPick={onPick}
              />
            ))}
          </Stack>
        </Box>
      ))}
      <MenuRow isCompact={isCompact}>
        <a href={links.buyRabbit} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={18} aria-hidden="true" /> Buy Rabbit
        </a>
      </MenuRow>
    </Stack>
  );
}

function MenuLink({
  to,
  label,
  Icon,
  isCompact,
  onPick,
}: {
  to: string;
  label: string;
  Icon: IconType;
  isCompact: boolean;
  onPick: (() => void) | undefined;
}) {
  return (
    <MenuRow isCompact={isCompact}>
      <NavLink to={to} end onClick={onPick}>
        <Icon size={18} aria-hidden="true" />
        <span>{label}</span>
      </NavLink>
    </MenuRow>
  );
}

function MenuRow({ isCompact, children }: { isCompact: boolean; children: ReactNode }) {
  return (
    <Flex
      asChild
      direction={isCompact ? 'column' : 'row'}
      align="center"
      textAlign="center"
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
