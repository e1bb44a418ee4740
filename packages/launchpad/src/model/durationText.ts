const UNITS = [
  [86_400n, 'day'],
  [3_600n, 'hour'],
  [60n, 'minute'],
] as const;

/** Seconds in the largest unit that has a whole number of them: `day`, `15 days`, `90 minutes`; for `every …`. */
export function durationText(seconds: bigint): string {
  const [size, unit] = UNITS.find(([unitSeconds]) => seconds % unitSeconds === 0n && seconds > 0n) ?? [1n, 'second'];
  const count = seconds / size;
  return count === 1n ? unit : `${count} ${unit}s`;
}
