/** From a moment on, a value holds. */
export interface ChartPoint {
  /** Unix seconds. */
  at: number;
  value: number;
  /** The value as it is read, with its unit; without it as the axis writes it. */
  text?: string;
}

/** Where a chart's line is, what it is compared with, and what its axes show. */
export interface ChartData {
  /** The earliest first, at least one, each of another moment. */
  points: readonly ChartPoint[];
  /** Values to compare with, each a line across. */
  marks: readonly { label: string; value: number }[];
  /** Chain time in unix seconds: what comes later is dashed. */
  now?: number | undefined;
  /** Where the axis of time ends, unix seconds; at the last point by default. */
  until?: number | undefined;
  /** Unix seconds of the releases: each has a mark and, where there is room, its date. Without them the axis has round dates. */
  releases?: readonly number[] | undefined;
  /** Between two points the value grows evenly; it steps by default. */
  isGradual?: boolean | undefined;
}

/** Room for the axes around the line, px. */
export const PLOT = { top: 36, right: 12, bottom: 30, left: 48 } as const;

/** More marks of releases than this would be one band. */
export const MOST_MARKS = 60;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

/** Short for any number: a trillion trillions has no word. */
export const shortNumber = (value: number): string => (value < 1e15 ? compact.format(value) : value.toExponential(0));

/** The top of a chart: its highest point or mark. */
export const highestOf = ({ points, marks }: Pick<ChartData, 'points' | 'marks'>): number =>
  Math.max(0, ...points.map(({ value }) => value), ...marks.map(({ value }) => value)) || 1;

/** First and last moment of the axis of time, unix seconds. */
export function rangeOf({ points, until = 0 }: Pick<ChartData, 'points' | 'until'>): { from: number; to: number } {
  const from = points[0]?.at ?? 0;
  const to = Math.max(until, points.at(-1)?.at ?? 0);
  // one moment has an axis, too
  return { from, to: to > from ? to : from + 1 };
}

/** Now, where the axis of time has a place for it. */
export function shownNow({ now, ...data }: Pick<ChartData, 'points' | 'now' | 'until'>): number | undefined {
  const { from, to } = rangeOf(data);
  return now !== undefined && now >= from && now <= to ? now : undefined;
}

/** The points up to now and those from now on; both have the point of now, where it is between two others. */
export function splitAtNow({ points, now, isGradual }: ChartData): { past: ChartPoint[]; ahead: ChartPoint[] } {
  const next = now === undefined ? -1 : points.findIndex(({ at }) => at > now);
  if (now === undefined || next < 0) return { past: [...points], ahead: [] };
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return { past: [], ahead: [...points] };
  const grown = isGradual ? ((after.value - before.value) * (now - before.at)) / (after.at - before.at) : 0;
  const here = { at: now, value: before.value + grown };
  return { past: [...points.slice(0, next), here], ahead: [here, ...points.slice(next)] };
}

/** Which of the points holds at a moment; the first one before all of them. */
export const indexAt = (points: readonly ChartPoint[], at: number): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.at <= at),
  );

const HOUR = 3_600;
const DAY = 24 * HOUR;
const STEPS = [
  HOUR / 4,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  28 * DAY,
  91 * DAY,
  364 * DAY,
];
const MOST_TICKS = 6;

/** Round moments of a range of time, UTC: full hours or days, at most six or so. */
export function roundMoments({ from, to }: { from: number; to: number }): number[] {
  const step = STEPS.find((seconds) => (to - from) / seconds <= MOST_TICKS) ?? (to - from) / MOST_TICKS;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
}

/** The moments that the axis of time names, where there is room. */
export function ticksOf(data: Pick<ChartData, 'points' | 'until' | 'releases'>): number[] {
  const range = rangeOf(data);
  const moments = data.releases ?? roundMoments(range);
  return moments.length > 0 ? [...moments] : [range.from];
}
