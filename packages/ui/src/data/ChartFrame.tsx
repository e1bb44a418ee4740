import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Box, type BoxProps } from '../core/chakra.ts';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { useHasActed } from '../core/useHasActed.ts';
import { useIsNear } from '../core/useIsNear.ts';

/**
 * The place of a chart. The code that draws it is heavy: it is loaded with the first chart that comes near the window of a
 * visitor who has done something on the page; opening a page does not wait for it. People who cannot see the chart need a table
 * with the same numbers next to it.
 * @param sketch the same numbers, drawn with little code: shown until then
 */
export function ChartFrame({ sketch, children, ...place }: { sketch: ReactNode; children: ReactNode } & BoxProps) {
  const [ref, isNear] = useIsNear();
  const hasActed = useHasActed();
  return (
    <Box ref={ref} {...place} aria-hidden="true">
      {isNear && hasActed ? (
        <LazyBoundary what={t`The chart`} waiting={sketch} fallback={sketch}>
          {children}
        </LazyBoundary>
      ) : (
        sketch
      )}
    </Box>
  );
}
