import { lazy, type ReactNode } from 'react';
import { Box, Flex, Skeleton } from '../core/chakra.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { sharesOf } from './shares.ts';
import { sliceColor } from './sliceColors.ts';

const PieDrawing = lazy(() => import('./drawings.ts').then(({ PieDrawing: Drawing }) => ({ default: Drawing })));

export interface Slice {
  name: string;
  /** Base units; slices of 0 are left out. */
  value: bigint;
  shown: ReactNode;
}

/** Shares of a whole as a ring and, for everybody who cannot see it, as a table with the same numbers. */
export function SharePie({ caption, slices }: { caption: string; slices: readonly Slice[] }) {
  const drawn = slices.filter(({ value }) => value > 0n);
  const shares = sharesOf(drawn.map(({ value }) => value));
  const percent = (index: number) => shares[index]?.toFixed(2);
  return (
    <Flex gap="6" align="center" direction={{ base: 'column', md: 'row' }}>
      <ChartFrame boxSize="44" flexShrink="0" shape={<Skeleton boxSize="44" rounded="full" />}>
        <PieDrawing slices={drawn.map(({ name }, index) => ({ name, share: Number(percent(index)) }))} />
      </ChartFrame>
      <Box as="table" width="full" aria-label={caption}>
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
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {percent(index)}%
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
