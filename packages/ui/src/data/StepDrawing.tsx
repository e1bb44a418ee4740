import { Area, AreaChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatUtc } from '../core/time.ts';
import { highestOf, type StepChartProps } from './StepSketch.tsx';
import { sliceColor } from './sliceColors.ts';

const TICK = { fill: 'currentColor', fontSize: 12 };
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
/** Short for any number: a trillion trillions has no word. */
const shortNumber = (value: number) => (value < 1e15 ? compact.format(value) : value.toExponential(0));

/** On a longer axis than this, moments are shown by day and year. */
const LONG_SECONDS = 180 * 86_400;

/** The line itself, hidden from assistive technology and the Tab key: its numbers are in the table next to it. */
export function StepDrawing({ points, marks }: Pick<StepChartProps, 'points' | 'marks'>) {
  const isLong = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0) > LONG_SECONDS;
  const momentText = (at: number) => {
    const text = formatUtc(BigInt(Math.round(at)));
    return isLong ? text.slice(0, 10) : text.slice(5);
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...points]} margin={{ top: 20, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          tickCount={3}
          tickFormatter={momentText}
          tick={TICK}
          stroke="currentColor"
        />
        <YAxis
          domain={[0, highestOf({ points, marks })]}
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
