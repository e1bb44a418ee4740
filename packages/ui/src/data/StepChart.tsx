import { lazyNamed } from '../core/lazyNamed.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { type StepChartProps, StepSketch } from './StepSketch.tsx';

const StepDrawing = lazyNamed(async () => (await import('./drawings.ts')).StepDrawing);

/** How a value grew in steps. People who cannot see it need a table with the same numbers next to it. */
export function StepChart(props: StepChartProps) {
  return (
    <ChartFrame height="56" color="fg.muted" sketch={<StepSketch {...props} />}>
      <StepDrawing {...props} />
    </ChartFrame>
  );
}
