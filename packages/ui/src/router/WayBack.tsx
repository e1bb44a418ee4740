import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDown } from '../core/icons.ts';
import { AreaLink } from './AreaLink.tsx';
import { useNotedWayBack } from './wayBackPath.ts';

/** Above the title of a page of one thing: the way back to the list that it is in, which the menu lights. */
export function WayBack({ to, children }: { to: string; children: ReactNode }) {
  useNotedWayBack(to);
  return (
    <Flex
      asChild
      align="center"
      alignSelf="start"
      gap="1"
      minH="6"
      color="fg.muted"
      textStyle="body"
      fontWeight="medium"
      rounded="l1"
      focusVisibleRing="outside"
      _hover={{ color: 'fg' }}
    >
      <AreaLink to={to}>
        <Box as="span" rotate="90deg" _rtl={{ rotate: '-90deg' }} aria-hidden="true">
          <ChevronDown size={16} />
        </Box>
        {children}
      </AreaLink>
    </Flex>
  );
}
