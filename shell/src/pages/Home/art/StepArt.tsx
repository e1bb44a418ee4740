import type { ReactNode } from 'react';
import { INKS, LINE } from './inks.ts';
import { Arrow, Coin, Padlock, Pool } from './shapes.tsx';

/** Pictures next to words that say the same. */
const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 240 104" width="100%" height="104" preserveAspectRatio="xMinYMid" aria-hidden="true">
    {children}
  </svg>
);

/** A raise that becomes a pool. */
export const LaunchArt = () => (
  <Picture>
    <rect x="2" y="10" width="62" height="84" rx="14" fill={INKS.panel} />
    <path d="M2 46q15-7 31 0t31 0v34a14 14 0 0 1-14 14H16a14 14 0 0 1-14-14Z" fill={INKS.accent} />
    <path d="M2 66h62" stroke={INKS.onAccent} strokeWidth="2" strokeDasharray="4 4" />
    <rect x="2" y="10" width="62" height="84" rx="14" {...LINE} stroke={INKS.line} />
    <Arrow x={78} y={56} />
    <Pool x={160} y={56} />
  </Picture>
);

/** A deposit that becomes tokens, a part of them at a time. */
export const ReleaseArt = () => (
  <Picture>
    <path d="M76 94V74h38V56h38V38h38V20h38v74Z" fill={INKS.accentSoft} />
    <path d="M76 74h38V56h38V38h38V20h38" {...LINE} stroke={INKS.accent} />
    <path d="M76 10v84h162" {...LINE} stroke={INKS.line} />
    <Coin x={16} y={56} r={14} />
    <Arrow x={40} y={56} />
  </Picture>
);

/** A lock, and the day on which it opens. */
export const LockArt = () => (
  <Picture>
    <Padlock x={2} y={52} />
    <Arrow x={72} y={62} />
    <g {...LINE} stroke={INKS.line}>
      <rect x="112" y="22" width="76" height="72" rx="12" fill={INKS.panel} />
      <path d="M112 44h76M132 14v14M168 14v14" />
    </g>
    <circle cx="150" cy="69" r="11" fill={INKS.positive} />
    <path d="m145 69 4 4 7-8" {...LINE} stroke={INKS.panel} />
  </Picture>
);
