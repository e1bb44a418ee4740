import { type ReactNode, Suspense } from 'react';
import { Box, type BoxProps } from '../core/chakra.ts';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { useHasActed } from '../core/useHasActed.ts';
import { useIsNear } from '../core/useIsNear.ts';

/**
 * The place of a chart. What draws it is heavy: it is loaded with the first one that comes near to the window of a visitor
 * who has done something on the page; opening a page does not wait for it. Whoever cannot see the chart needs a table with
 * the same numbers beside it.
 * @param sketch the same numbers, drawn lightly: stands there until then
 */
export function ChartFrame({ sketch, children, ...place }: { sketch: ReactNode; children: ReactNode } & BoxProps) {
  const [ref, isNear] = useIsNear();
  const hasActed = useHasActed();
  return (
    <Box ref={ref} {...place} aria-hidden="true">
      {isNear && hasActed ? (
        <LazyBoundary what="The chart" fallback={sketch}>
          <Suspense fallback={sketch}>{children}</Suspense>
        </LazyBoundary>
      ) : (
        sketch
      )}
    </Box>
  );
}
