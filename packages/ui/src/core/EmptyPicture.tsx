import { Suspense } from 'react';
import { Box } from './chakra.ts';
import type { EmptyPictureName } from './emptyPictureName.ts';
import { lazyNamed } from './lazyNamed.ts';

// drawn where something is empty: no page that is full carries it
const EmptyArt = lazyNamed(async () => (await import('./emptyArt.tsx')).EmptyArt);

/** A picture of what an empty place is for, in the colours of the theme; its words are next to it. It has its room from the start. */
export function EmptyPicture({ of }: { of: EmptyPictureName }) {
  return (
    <Box width="200px" height="120px" aria-hidden="true" data-picture={of}>
      <Suspense>
        <EmptyArt of={of} />
      </Suspense>
    </Box>
  );
}
