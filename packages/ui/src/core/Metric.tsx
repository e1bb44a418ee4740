import type { ReactNode } from 'react';
import { Box } from './chakra.ts';

/** One number that matters, with its name above. */
export function Metric({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Box color="fg.muted" textStyle="label">
        {label}
      </Box>
      <Box textStyle="number" overflow="hidden" textOverflow="ellipsis">
        {children}
      </Box>
    </Box>
  );
}
