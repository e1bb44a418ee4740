import type { ReactNode } from 'react';
import { Box, Flex, Skeleton } from '../core/chakra.ts';
import { type LazyModule, useLazyModule } from '../core/lazyModule.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { useIsNear } from '../core/useIsNear.ts';
import { toast } from '../toast/toast.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { RingSketch } from './RingSketch.tsx';
import { sliceColor } from './sliceColors.ts';

const PieDrawing = lazyNamed(async () => (await import('./drawings.ts')).PieDrawing);

export interface Slice {
  name: string;
  /** Base units; slices of 0 are left out. */
  value: bigint;
  shown: ReactNode;
}

/** What counts shares is loaded with the first of them that comes near to the window. */
const SHARES: LazyModule<typeof import('./shares.ts')> = { load: () => import('./shares.ts') };

/** Wide enough for every share: what is counted later moves nothing. */
const SHARE_WIDTH = '10ch';

/** Shares of a whole as a ring and, for everybody who cannot see it, as a table with the same numbers. */
export function SharePie({ caption, slices }: { caption: string; slices: readonly Slice[] }) {
  const drawn = slices.filter(({ value }) => value > 0n);
  const [ref, isNear] = useIsNear();
  const shares = useLazyModule(SHARES, isNear, () =>
    toast.error('The shares could not be loaded. Reload the page and try again.'),
  )
    ?.sharesOf(drawn.map(({ value }) => value))
    .map((share) => share.toFixed(2));
  const parts = shares && drawn.map(({ name }, index) => ({ name, share: Number(shares[index]) }));
  return (
    <Flex ref={ref} gap="6" align="center" justify="center" wrap="wrap">
      {parts ? (
        <ChartFrame boxSize="44" flexShrink="0" sketch={<RingSketch parts={parts} />}>
          <PieDrawing parts={parts} />
        </ChartFrame>
      ) : (
        <Skeleton boxSize="44" flexShrink="0" rounded="full" />
      )}
      <Box as="table" flex="1 0 16rem" aria-label={caption}>
        <Box as="tbody">
          {drawn.map(({ name, shown }, index) => (
            <Box as="tr" key={name} borderBottomWidth="1px" borderColor="border.muted">
              <Box as="th" textAlign="start" fontWeight="normal" paddingY="2">
                <Flex align="center" gap="2">
                  <Box boxSize="2.5" rounded="sm" flexShrink="0" style={{ background: sliceColor(index) }} />
                  {name}
                </Flex>
              </Box>
              <Box as="td" textAlign="end" paddingStart="4">
                {shown}
              </Box>
              <Box
                as="td"
                textAlign="end"
                color="fg.muted"
                paddingStart="4"
                minW={SHARE_WIDTH}
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {shares && `${shares[index]}%`}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
