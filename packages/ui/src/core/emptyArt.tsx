import type { ReactNode } from 'react';
import type { EmptyPictureName } from './emptyPictureName.ts';

const [ACCENT, SOFT, INFO, POSITIVE, TEXT, MUTED, EDGE, PANEL] = [
  'accent-solid',
  'accent-muted',
  'info-solid',
  'positive-solid',
  'fg',
  'fg-muted',
  'border-emphasized',
  'bg-panel',
].map((name) => `var(--rab-colors-${name})`);

/** What is not there yet. */
const Absent = (place: { x: number; y: number; width: number; height: number }) => (
  <rect {...place} rx="10" fill={PANEL} stroke={EDGE} strokeDasharray="5 6" />
);

const Coin = ({ x, y, r = 11 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill={SOFT} stroke={ACCENT} />
);

/** Ears and eyes of the rabbit behind something whose upper edge is at `y`. */
const Rabbit = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="none">
    <g fill={TEXT}>
      <rect x="-18" y="-52" width="13" height="40" rx="6.5" />
      <rect x="5" y="-52" width="13" height="40" rx="6.5" transform="rotate(12 11 -14)" />
      <path d="M-26 2v-6a26 20 0 0 1 52 0v6Z" />
    </g>
    <circle cx="-9" cy="-7" r="3" fill={PANEL} />
    <circle cx="9" cy="-7" r="3" fill={PANEL} />
  </g>
);

const Padlock = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M12 4V-8a15 15 0 0 1 30 0v12" stroke={POSITIVE} strokeWidth="6" />
    <rect width="54" height="42" rx="10" fill={POSITIVE} stroke="none" />
    <path d="M27 12a5.5 5.5 0 0 1 3 10l1.5 9h-9l1.5-9a5.5 5.5 0 0 1 3-10Z" fill={PANEL} stroke="none" />
  </g>
);

const PICTURES: Record<EmptyPictureName, ReactNode> = {
  portfolio: (
    <>
      <Absent x={14} y={20} width={44} height={52} />
      <Absent x={142} y={20} width={44} height={52} />
      <Rabbit x={100} y={80} />
      <path d="M22 66h40l9 14h58l9-14h40v34a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z" fill={PANEL} stroke={MUTED} />
      <Coin x={152} y={42} />
    </>
  ),
  sale: (
    <>
      <Absent x={12} y={40} width={48} height={72} />
      <Absent x={140} y={40} width={48} height={72} />
      <rect x="68" y="40" width="64" height="72" rx="14" fill={PANEL} />
      <path d="M68 86q16-8 32 0t32 0v12a14 14 0 0 1-14 14H82a14 14 0 0 1-14-14Z" fill={ACCENT} stroke="none" />
      <path d="M70 66h60" stroke={MUTED} strokeDasharray="4 5" />
      <rect x="68" y="40" width="64" height="72" rx="14" stroke={MUTED} />
      <Coin x={100} y={14} />
      <path d="M100 30v18m-6-6 6 6 6-6" stroke={ACCENT} />
    </>
  ),
  lock: (
    <>
      <Absent x={12} y={36} width={56} height={76} />
      <path d="M24 58h32M24 74h20M24 90h26" stroke={EDGE} />
      <Padlock x={73} y={66} />
      <rect x="136" y="46" width="54" height="62" rx="10" fill={PANEL} stroke={MUTED} />
      <path d="M136 64h54M150 38v14M176 38v14" stroke={MUTED} />
      <path d="m154 86 6 6 12-13" stroke={POSITIVE} />
    </>
  ),
  token: (
    <>
      <Absent x={12} y={52} width={48} height={56} />
      <Absent x={140} y={52} width={48} height={56} />
      <g stroke={INFO}>
        <path d="M66 66v30a34 14 0 0 0 68 0V66" fill={PANEL} />
        <path d="M66 81a34 14 0 0 0 68 0" />
      </g>
      <ellipse cx="100" cy="66" rx="34" ry="14" fill={INFO} stroke="none" />
      <path d="M100 14v26m-13-13h26" stroke={ACCENT} />
    </>
  ),
  search: (
    <>
      <Absent x={12} y={24} width={78} height={34} />
      <Absent x={12} y={70} width={78} height={34} />
      <Absent x={104} y={24} width={78} height={34} />
      <circle cx="124" cy="66" r="30" fill={PANEL} stroke={MUTED} />
      <path d="m147 88 22 22" stroke={MUTED} strokeWidth="6" />
      <path d="M114 60a10 10 0 1 1 12 10q-3 1-3 5m0 7v.5" stroke={ACCENT} />
    </>
  ),
  done: (
    <>
      <Absent x={14} y={30} width={44} height={56} />
      <Absent x={142} y={30} width={44} height={56} />
      <circle cx="100" cy="60" r="36" fill={PANEL} stroke={POSITIVE} />
      <path d="m84 61 12 12 21-25" stroke={POSITIVE} strokeWidth="5" />
    </>
  ),
};

export const EmptyArt = ({ of }: { of: EmptyPictureName }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 120"
    width="200"
    height="120"
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {PICTURES[of]}
  </svg>
);
