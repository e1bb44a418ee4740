import { StepChart } from '@rab/ui/data';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const START = 1_790_000_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const CAPS = [
  { label: 'Soft cap', value: 3 },
  { label: 'Hard cap', value: 10 },
];
const grown = (values: readonly number[], step = HOUR) => values.map((value, at) => ({ at: START + at * step, value }));
const raised = { caption: 'Raised over time', unit: 'BNB', marks: CAPS };

/** A tenth each month, from the second month on. */
const RELEASED = grown([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_000], 30 * DAY).map((point) => ({
  ...point,
  text: `${point.value} ABC`,
}));
const released = {
  caption: 'Released over time',
  unit: 'ABC',
  marks: [{ label: 'Total', value: 1_000 }],
  points: RELEASED,
  releases: RELEASED.slice(1, -1).map(({ at }) => at),
  meaning: 'unlocked',
} as const;

export const stories: Stories = {
  'a raise with a refund, live': {
    draw: () => (
      <StepChart
        {...raised}
        points={grown([0, 1, 3, 2, 2, 7, 7])}
        now={START + 6 * HOUR}
        until={START + 12 * HOUR}
        meaning="sold"
      />
    ),
  },
  'one moment': { draw: () => <StepChart {...raised} points={grown([4])} /> },
  'releases, before the first': { draw: () => <StepChart {...released} now={START} /> },
  'releases, in the middle': { draw: () => <StepChart {...released} now={START + 130 * DAY} /> },
  'releases, long after the last': { draw: () => <StepChart {...released} now={START + 900 * DAY} /> },
  'even growth': { draw: () => <StepChart {...released} isGradual now={START + 130 * DAY} /> },
  'a value by keyboard': { draw: () => <StepChart {...released} now={START + 130 * DAY} />, press: ['[role=slider]'] },
  'its table': { draw: () => <StepChart {...released} now={START + 130 * DAY} />, press: ['summary'] },
  'five hundred steps, biggest numbers, long unit': {
    draw: () => (
      <StepChart
        caption="Raised over time"
        unit={LONG_NAME}
        points={grown(Array.from({ length: 500 }, (_, at) => at * 1e24))}
        marks={[{ label: 'Most', value: 5e26 }]}
      />
    ),
  },
};
