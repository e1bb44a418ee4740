import { t } from '@lingui/core/macro';
import { Box, Flex } from '@rab/ui';
import { WalletButton } from '@rab/ui/connected';
import { Brand } from './Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuGroup } from './menu.ts';
import { NetworkDropdown } from './NetworkDropdown.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UtcClock } from './UtcClock.tsx';
import { useHeaderProgress } from './useHeaderProgress.ts';

/** Clock, network, theme and wallet; the wizards' progress along its lower edge (APP-14). */
export function Header({ groups }: { groups: readonly MenuGroup[] }) {
  const progress = useHeaderProgress();
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px">
      <Flex
        align="center"
        justify="space-between"
        gap={{ base: '1', md: '3' }}
        minH="16"
        paddingX={{ base: '3', md: '6' }}
      >
        <Flex align="center" gap="2">
          <PhoneMenu groups={groups} />
          <Box hideFrom="sidebar">
            <Brand isShort />
          </Box>
          <Box hideBelow="sidebar">
            <UtcClock />
          </Box>
        </Flex>
        <Flex align="center" gap={{ base: '1', md: '3' }} minW="0">
          <NetworkDropdown />
          <LanguageSwitch hideBelow="sidebar" />
          <ThemeSwitch />
          <WalletButton />
        </Flex>
      </Flex>
      {progress !== null && (
        <Box
          role="progressbar"
          aria-label={t`Progress of the wizard`}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          position="absolute"
          bottom="-1px"
          insetInlineStart="0"
          height="2px"
          bg="accent.solid"
          transition="width 200ms"
          style={{ width: `${progress}%` }}
        />
      )}
    </Box>
  );
}
