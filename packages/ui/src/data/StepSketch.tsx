import { Box } from '../core/chakra.ts';
import { formatTick } from '../core/time.ts';
import {
  type ChartData,
  type ChartPoint,
  highestOf,
  PLOT,
  rangeOf,
  shortNumber,
  splitAtNow,
  ticksOf,
} from './chartPoints.ts';

/** Of the picture, in its own units: it is stretched to its place. */
const SIDE = 100;

/** The chart as it is first painted, without the library that draws it: its line, and both ends of its axes. */
export function StepSketch({ color, ...data }: ChartData & { color: string }) {
  const highest = highestOf(data);
  const { from, to } = rangeOf(data);
  const { past, ahead } = splitAtNow(data);
  const xOf = (at: number) => (SIDE * (at - from)) / (to - from);
  const yOf = (value: number) => SIDE - (SIDE * value) / highest;
  const lineOf = (points: readonly ChartPoint[]) =>
    points
      .map(({ at, value }, index) => {
        if (index === 0) return `M${xOf(at)} ${yOf(value)}`;
        return data.isGradual ? `L${xOf(at)} ${yOf(value)}` : `H${xOf(at)}V${yOf(value)}`;
      })
      .join('');
  const ticks = ticksOf(data);
  const ends = ticks.length > 1 ? [ticks[0], ticks.at(-1)] : ticks;
  return (
    <Box position="relative" height="full">
      <Box
        position="absolute"
        style={PLOT_INSET}
        borderBottomWidth="1px"
        borderStartWidth="1px"
        borderColor="border.emphasized"
      >
        <svg width="100%" height="100%" viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
          {[past, ahead].map(
            (points, index) =>
              points.length > 0 && (
                <g key={index === 0 ? 'past' : 'ahead'}>
                  <path
                    d={`${lineOf(points)}V${SIDE}H${xOf(points[0]?.at ?? from)}Z`}
                    fill={color}
                    fillOpacity={index === 0 ? OPACITY.past : OPACITY.ahead}
                  />
                  <path
                    d={lineOf(points)}
                    fill="none"
                    stroke={color}
                    strokeWidth={2}
                    strokeDasharray={index === 0 ? undefined : DASHES}
                    vectorEffect="non-scaling-stroke"
                  />
                </g>
              ),
          )}
        </svg>
        {[0, highest / 2, highest].map((value) => (
          <Box
            key={value}
            position="absolute"
            insetEnd="100%"
            paddingEnd="2"
            textStyle="label"
            transform="translateY(50%)"
            style={{ bottom: `${(100 * value) / highest}%` }}
          >
            {shortNumber(value)}
          </Box>
        ))}
        {ends.map((at = from) => (
          <Box
            key={at}
            position="absolute"
            top="100%"
            paddingTop="2"
            textStyle="label"
            whiteSpace="nowrap"
            // in the middle below its moment, at the end no further than the chart
            style={{ left: `${xOf(at)}%`, transform: `translateX(-${xOf(at) > 80 ? xOf(at) : 50}%)` }}
          >
            {formatTick(at, to - from)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Of the fill until now and from now on. */
export const OPACITY = { past: 0.28, ahead: 0.1 } as const;

/** Of the line from now on. */
export const DASHES = '6 4';

/** The place of the line in its chart. */
export const PLOT_INSET = {
  top: `${PLOT.top}px`,
  right: `${PLOT.right}px`,
  bottom: `${PLOT.bottom}px`,
  left: `${PLOT.left}px`,
};
