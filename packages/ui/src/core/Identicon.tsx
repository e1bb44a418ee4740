import { useId } from 'react';

const CELLS = 5;

/** A small picture to distinguish addresses: a mirrored 5 x 5 pattern and a hue, both taken from the address. */
export function Identicon({ address, size = 20 }: { address: string; size?: number }) {
  const id = useId();
  const bytes = (address.slice(2).match(/.{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const hue = Math.round((((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) / 65_535) * 360);
  const cells: string[] = [];
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < 3; x += 1) {
      if (((bytes[2 + y * 3 + x] ?? 0) & 1) === 0) continue;
      cells.push(`M${x} ${y}h1v1h-1z`);
      if (x < 2) cells.push(`M${CELLS - 1 - x} ${y}h1v1h-1z`);
    }
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="-1 -1 7 7"
      data-identicon=""
      aria-hidden="true"
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <clipPath id={id}>
        <circle cx="2.5" cy="2.5" r="3.5" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="-1" y="-1" width="7" height="7" fill={`hsl(${hue} 45% 24%)`} />
        <path d={cells.join('')} fill={`hsl(${hue} 70% 68%)`} />
      </g>
    </svg>
  );
}
