import { Box } from '@rab/ui';
import { WalletButton } from '@rab/ui/connected';
import type { ReactNode } from 'react';

/** What surrounds a remote without the shell: the wallet button and some space. */
export function MountFrame({ children }: { children: ReactNode }) {
  return (
    <Box padding={{ base: '4', md: '6' }} maxW="content" marginX="auto">
      <Box as="header" textAlign="end" paddingBottom="4">
        <WalletButton />
      </Box>
      <Box as="main">{children}</Box>
    </Box>
  );
}
