import { Box } from '@rab/ui';
import { type ReactNode, useState } from 'react';

/** Lets what has changed since the page was first drawn come in within 200 ms; at once where reduced motion is asked for. */
export function Arriving({ of, children }: { of: bigint | string; children: ReactNode }) {
  const [first] = useState(of);
  return (
    <Box as="span" display="inline-block" key={String(of)} {...(of !== first && { animation: 'fade-in 200ms' })}>
      {children}
    </Box>
  );
}
