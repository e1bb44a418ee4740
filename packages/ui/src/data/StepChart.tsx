import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Box } from '../core/chakra.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { ChartCursor } from './ChartCursor.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartMeaning, chartColor } from './chartColors.ts';
import type { ChartData } from './chartPoints.ts';
import { StepSketch } from './StepSketch.tsx';

const StepDrawing = lazyNamed(async () => (await import('./StepDrawing.tsx')).StepDrawing);

export interface StepChartProps extends ChartData {
  /** What grows, e.g. `Raised over time`. */
  caption: string;
  /** Of the values, in words. */
  unit: string;
  /** What the values are: it gives the line its colour. */
  meaning?: ChartMeaning;
}

/** How a value grows over time: with axes, a mark for now, its values under the pointer and by keyboard, and their table. */
export function StepChart({ caption, unit, meaning = 'sold', ...data }: StepChartProps) {
  const color = chartColor(meaning);
  const title = useId();
  return (
    <Box as="figure" aria-labelledby={title} margin="0">
      <Box as="figcaption" id={title} color="fg.muted" textStyle="label" marginBottom="1" overflowWrap="anywhere">
        <Trans>
          {caption}, in {unit}
        </Trans>
      </Box>
      <ChartCursor {...data} label={caption} unit={unit} color={color}>
        <ChartFrame height="56" color="fg.muted" textStyle="label" sketch={<StepSketch {...data} color={color} />}>
          <StepDrawing {...data} color={color} />
        </ChartFrame>
      </ChartCursor>
      <Box color="fg.muted" textStyle="label" marginTop="1" position="relative">
        <ChartTable caption={caption} unit={unit} points={data.points} />
        <Box position="absolute" top="0" insetEnd="0">
          <Trans>Time (UTC)</Trans>
        </Box>
      </Box>
    </Box>
  );
}
