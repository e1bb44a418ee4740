import { Box } from '../core/chakra.ts';
import { sliceColor } from './sliceColors.ts';

export interface StepChartProps {
  /** From each moment on (unix seconds, the earliest first, at least one) the value holds. */
  points: readonly { at: number; value: number }[];
  /** Values to compare with, each a line across. */
  marks: readonly { label: string; value: number }[];
}

/** Of the picture, in its own units: it is stretched to its place. */
const SIDE = 100;

/** The line as it is first painted, without axes and the library that draws the chart. */
export function StepSketch({ points, marks }: StepChartProps) {
  const highest = highestOf({ points, marks }) || 1;
  const start = points[0]?.at ?? 0;
  const length = (points.at(-1)?.at ?? 0) - start || 1;
  const line = points.reduce(
    (path, { at, value }) => `${path}H${(SIDE * (at - start)) / length}V${SIDE - (SIDE * value) / highest}`,
    `M0 ${SIDE}`,
  );
  return (
    // where the chart has its line: next to and above the axes
    <Box height="full" paddingTop="5" paddingEnd="2" paddingBottom="30px" paddingStart="10">
      <svg width="100%" height="100%" viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${line}V${SIDE}Z`} fill={sliceColor(0)} fillOpacity={0.2} />
        <path d={line} fill="none" stroke={sliceColor(0)} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
    </Box>
  );
}

/** The top of a chart: its highest point or mark. */
export const highestOf = ({ points, marks }: Pick<StepChartProps, 'points' | 'marks'>): number =>
  Math.max(0, ...points.map(({ value }) => value), ...marks.map(({ value }) => value));
