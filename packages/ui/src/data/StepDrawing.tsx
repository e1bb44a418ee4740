import { Area, AreaChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatUtc } from '../core/time.ts';
import type { StepChartProps } from './StepChart.tsx';
import { sliceColor } from './sliceColors.ts';

const TICK = { fill: 'currentColor', fontSize: 12 };
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
/** Short for any number: a trillion trillions has no word. */
const shortNumber = (value: number) => (value < 1e15 ? compact.format(value) : value.toExponential(0));

/** The line itself, hidden from assistive technology and the Tab key: its numbers stand in the table beside it. */
export function StepDrawing({ points, marks }: Pick<StepChartProps, 'points' | 'marks'>) {
  const highest = Math.max(0, ...points.map(({ value }) => value), ...marks.map(({ value }) => value));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...points]} margin={{ top: 20, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          tickCount={3}
          tickFormatter={(at: number) => formatUtc(BigInt(Math.round(at))).slice(5)}
          tick={TICK}
          stroke="currentColor"
        />
        <YAxis
          domain={[0, highest]}
          width="auto"
          tickCount={3}
          tickFormatter={shortNumber}
          tick={TICK}
          stroke="currentColor"
        />
        {marks.map(({ label, value }) => (
          <ReferenceLine
            key={label}
            y={value}
            stroke="currentColor"
            strokeDasharray="4 4"
            label={{ value: label, position: 'insideBottomLeft', fill: 'currentColor', fontSize: 12 }}
          />
        ))}
        <Area
          dataKey="value"
          type="stepAfter"
          stroke={sliceColor(0)}
          fill={sliceColor(0)}
          fillOpacity={0.2}
          strokeWidth={2}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
