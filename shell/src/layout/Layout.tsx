import type { Remote } from '@rab/federation/host';
import { Box, Flex } from '@rab/ui';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LocalBar } from './LocalBar.tsx';
import { menuOf } from './menu.ts';
import { Sidebar } from './Sidebar.tsx';

/** The frame of every page. */
export function Layout({ remotes, children }: { remotes: readonly Remote[]; children: ReactNode }) {
  const groups = menuOf(remotes);
  return (
    <Flex minH="100dvh">
      <Sidebar groups={groups} />
      <Flex direction="column" flex="1" minW="0">
        <Header groups={groups} />
        <LocalBar />
        <Box as="main" flex="1" width="full" maxW="content" marginX="auto" padding={{ base: '4', md: '8' }}>
          {children}
        </Box>
        <Footer />
      </Flex>
    </Flex>
  );
}
