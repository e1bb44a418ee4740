import { INKS, LINE } from './inks.ts';

/** Both sides of a pool, as two coins that overlap, around the place `x`, `y`. */
export function Pool({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="-16" r="27" fill={INKS.accent} />
      <circle cx="16" r="27" fill={INKS.info} />
      <path d="M0-21.7a27 27 0 0 1 0 43.4 27 27 0 0 1 0-43.4Z" fill={INKS.panel} />
    </g>
  );
}

/** A closed lock; its body is 54 wide and begins at `x`, `y`. */
export function Padlock({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M12 6V-8a15 15 0 0 1 30 0V6" fill="none" stroke={INKS.positive} strokeWidth="6" />
      <rect width="54" height="42" rx="10" fill={INKS.positive} />
      <path d="M27 12a5.5 5.5 0 0 1 3 10l1.5 9h-9l1.5-9a5.5 5.5 0 0 1 3-10Z" fill={INKS.panel} />
    </g>
  );
}

/** A short arrow to the right that begins at `x`, `y`. */
export function Arrow({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h24m-8-7 8 7-8 7`} {...LINE} stroke={INKS.positive} />;
}

/** A coin on its way. */
export function Coin({ x, y, r = 10 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} fill={INKS.accentSoft} stroke={INKS.accent} strokeWidth="2.5" />;
}
