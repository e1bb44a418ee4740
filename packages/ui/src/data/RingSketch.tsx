import { sliceColor } from './sliceColors.ts';

/** CSS px. */
export const RING_SIZE = 176;
export const INNER_RADIUS = 52;
export const OUTER_RADIUS = 84;

const RADIUS = (INNER_RADIUS + OUTER_RADIUS) / 2;

/** One part of a whole, in percent. */
export interface Part {
  name: string;
  share: number;
}

/** The ring as it is first painted, without the library that draws the chart. */
export function RingSketch({ parts }: { parts: readonly Part[] }) {
  return (
    <svg width={RING_SIZE} height={RING_SIZE} fill="none" strokeWidth={OUTER_RADIUS - INNER_RADIUS} aria-hidden="true">
      {parts.map(({ name, share }, index) => (
        <circle
          key={name}
          cx="50%"
          cy="50%"
          r={RADIUS}
          pathLength={100}
          stroke={sliceColor(index)}
          strokeDasharray={`${share} ${100 - share}`}
          // from 3 o'clock against the clock, as the chart counts
          strokeDashoffset={parts.slice(0, index + 1).reduce((sum, part) => sum + part.share, 0)}
        />
      ))}
    </svg>
  );
}
