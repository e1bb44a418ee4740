import { Area, AreaChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatTick } from '../core/time.ts';
import { type ChartData, highestOf, PLOT, rangeOf, shortNumber, splitAtNow, ticksOf } from './chartPoints.ts';
import { DASHES, OPACITY } from './StepSketch.tsx';

const TICK = { fill: 'currentColor', fontSize: 12 };
const GRID = 'var(--rab-colors-border)';
/** Between the names of two ticks, px. */
const TICK_GAP = 16;
/** Until its place is measured, px. */
const START_SIZE = { width: 600, height: 224 };

/** The line with its axes, hidden from assistive technology: `ChartCursor` around it has its values. */
export function StepDrawing({ color, ...data }: ChartData & { color: string }) {
  const { from, to } = rangeOf(data);
  const highest = highestOf(data);
  const { past, ahead } = splitAtNow(data);
  const type = data.isGradual ? 'linear' : 'stepAfter';
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={START_SIZE}>
      <AreaChart margin={{ ...PLOT, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis
          dataKey="at"
          type="number"
          domain={[from, to]}
          ticks={ticksOf(data)}
          interval="preserveStartEnd"
          minTickGap={TICK_GAP}
          tickFormatter={(at: number) => formatTick(at, to - from)}
          tick={TICK}
          height={PLOT.bottom}
          stroke="currentColor"
        />
        <YAxis
          domain={[0, highest]}
          ticks={[0, highest / 2, highest]}
          width={PLOT.left}
          tickFormatter={shortNumber}
          tick={TICK}
          stroke="currentColor"
        />
        {[past, ahead].map((points, index) => (
          <Area
            key={index === 0 ? 'past' : 'ahead'}
            data={points}
            dataKey="value"
            type={type}
            stroke={color}
            fill={color}
            fillOpacity={index === 0 ? OPACITY.past : OPACITY.ahead}
            strokeWidth={2}
            {...(index === 1 && { strokeDasharray: DASHES })}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}
