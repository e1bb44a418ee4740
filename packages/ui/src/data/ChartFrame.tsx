import { type ReactNode, Suspense } from 'react';
import { Box, type BoxProps } from '../core/chakra.ts';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { useIsNear } from '../core/useIsNear.ts';

/**
 * The place of a chart. What draws it is heavy, and so it is loaded with the first one that comes near to the window.
 * Whoever cannot see it needs a table with the same numbers beside it.
 * @param shape stands there meanwhile
 */
export function ChartFrame({ shape, children, ...place }: { shape: ReactNode; children: ReactNode } & BoxProps) {
  const [ref, isNear] = useIsNear();
  return (
    <Box ref={ref} {...place} aria-hidden="true">
      {isNear ? (
        <LazyBoundary what="The chart">
          <Suspense fallback={shape}>{children}</Suspense>
        </LazyBoundary>
      ) : (
        shape
      )}
    </Box>
  );
}
