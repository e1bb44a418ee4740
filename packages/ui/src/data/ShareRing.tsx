/** CSS px. */
const RING_SIZE = 176;
const INNER_RADIUS = 52;
const OUTER_RADIUS = 84;

const RADIUS = (INNER_RADIUS + OUTER_RADIUS) / 2;
/** Between two parts, in percent of the ring. */
const GAP = 0.5;

/** One part of a whole, in percent. */
export interface Part {
  name: string;
  share: number;
  /** As CSS. */
  color: string;
}

/** Parts of a whole as a ring, hidden from assistive technology: its numbers are in the table next to it. */
export function ShareRing({ parts }: { parts: readonly Part[] }) {
  return (
    <svg width={RING_SIZE} height={RING_SIZE} fill="none" strokeWidth={OUTER_RADIUS - INNER_RADIUS} aria-hidden="true">
      {parts.map(({ name, share, color }, index) => {
        const shown = parts.length > 1 ? Math.max(share - GAP, GAP / 2) : share;
        return (
          <circle
            key={name}
            cx="50%"
            cy="50%"
            r={RADIUS}
            pathLength={100}
            stroke={color}
            strokeDasharray={`${shown} ${100 - shown}`}
            // from 3 o'clock against the clock
            strokeDashoffset={parts.slice(0, index + 1).reduce((sum, part) => sum + part.share, 0)}
          >
            <title>{`${name}: ${share}%`}</title>
          </circle>
        );
      })}
    </svg>
  );
}
