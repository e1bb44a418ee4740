/** What a part of a chart means; each meaning has one colour on every page. */
export type ChartMeaning = 'sold' | 'liquidity' | 'burned' | 'unlocked';

const LOCK_COLORS = 5;

/** The theme's colour of a meaning, as CSS. Both themes have nine colours that colour-blind people can tell apart. */
export const chartColor = (meaning: ChartMeaning): string => `var(--rab-colors-chart-${meaning})`;

/** The theme's colour of one of several locks, as CSS. The sixth lock has the colour of the first one. */
export const lockColor = (index: number): string => `var(--rab-colors-chart-lock${(index % LOCK_COLORS) + 1})`;
