import { t } from '@lingui/core/macro';
import type { Remote } from '@rab/federation/host';
import { Box, Flex, LazyBoundary, lazyNamed } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { useIsHydrating } from '../static/useIsHydrating.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './mainId.ts';
import { menuOf } from './menu.ts';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { usePageChange } from './usePageChange.ts';

// of no use on a public chain
const LocalBar = lazyNamed(async () => (await import('./LocalBar.tsx')).LocalBar);

/** A page of rows or cards says of itself that it is wide (`wide` of `@rab/ui`): that holds for a drawn page, too. */
const PAGE_WIDTH = {
  '--rab-page': '{sizes.content}',
  '&:has([data-wide])': { '--rab-page': '{sizes.wide}' },
};

/** On paper there is the page alone, without its frame. */
const ON_PAPER = { '@media print': { '& > :not(:has(> main)), & > div > :not(main)': { display: 'none' } } };

/** The frame of every page. */
export function Layout({ remotes, children }: { remotes: readonly Remote[]; children: ReactNode }) {
  const groups = menuOf(remotes);
  const chain = useChainConfig();
  const isHydrating = useIsHydrating();
  usePageChange();
  return (
    <Flex minH="100dvh" css={ON_PAPER}>
      <SkipLink />
      <Sidebar groups={groups} />
      <Flex direction="column" flex="1" minW="0" css={PAGE_WIDTH}>
        <Header groups={groups} />
        {chain.local && !isHydrating && (
          <LazyBoundary what={t`The clock of the local chain`}>
            <LocalBar />
          </LazyBoundary>
        )}
        <Box
          as="main"
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          // a page that grows while it loads moves nothing that is visible: the footer begins below the window
          minH="calc(100dvh - 4rem)"
          width="full"
          maxW="var(--rab-page)"
          marginX="auto"
          padding={{ base: '4', md: '8' }}
        >
          {children}
        </Box>
        <Footer />
      </Flex>
    </Flex>
  );
}
