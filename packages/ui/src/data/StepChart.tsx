import { lazy } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { StepSketch } from './StepSketch.tsx';

const StepDrawing = lazy(() => import('./drawings.ts').then(({ StepDrawing: Drawing }) => ({ default: Drawing })));

export interface StepChartProps {
  /** From each moment on (unix seconds, the earliest first, at least one) the value holds. */
  points: readonly { at: number; value: number }[];
  /** Values to compare with, each a line across. */
  marks: readonly { label: string; value: number }[];
}

/** How a value grew in steps. Whoever cannot see it needs a table with the same numbers beside it. */
export function StepChart(props: StepChartProps) {
  return (
    <ChartFrame height="56" color="fg.muted" sketch={<StepSketch {...props} />}>
      <StepDrawing {...props} />
    </ChartFrame>
  );
}
