import { Box } from '@rab/ui';
import type { ReactNode } from 'react';

/** What is above the rows: the same room for what is being tried as for what was found. */
export function ReportHead({ children }: { children: ReactNode }) {
  return (
    <Box display="grid" minHeight={{ base: '9.25rem', md: '6.25rem' }}>
      {children}
    </Box>
  );
}
