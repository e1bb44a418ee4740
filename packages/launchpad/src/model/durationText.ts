import { plural } from '@lingui/core/macro';

const DAY = 86_400n;

/** Seconds as days: `1 day`, `30 days`. */
export const daysText = (seconds: bigint): string => plural(Number(seconds / DAY), { one: '# day', other: '# days' });

const UNITS = [
  [DAY, (count: number) => plural(count, { one: 'every day', other: 'every # days' })],
  [3_600n, (count: number) => plural(count, { one: 'every hour', other: 'every # hours' })],
  [60n, (count: number) => plural(count, { one: 'every minute', other: 'every # minutes' })],
] as const;
const everySecond = (count: number) => plural(count, { one: 'every second', other: 'every # seconds' });

/** A period (seconds) in the largest unit that has a whole number of them: `every day`, `every 90 minutes`. */
export function everyText(seconds: bigint): string {
  const [size, every] = UNITS.find(([unit]) => seconds % unit === 0n && seconds > 0n) ?? [1n, everySecond];
  return every(Number(seconds / size));
}
