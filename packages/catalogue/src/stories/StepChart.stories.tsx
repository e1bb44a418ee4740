import { StepChart } from '@rab/ui/data';
import type { Stories } from '../Story.ts';

const START = 1_790_000_000;
const HOUR = 3_600;
const CAPS = [
  { label: 'Soft cap', value: 3 },
  { label: 'Hard cap', value: 10 },
];
const grown = (values: readonly number[]) => values.map((value, at) => ({ at: START + at * HOUR, value }));

export const stories: Stories = {
  'a raise with a refund': { draw: () => <StepChart points={grown([0, 1, 3, 2, 2, 7])} marks={CAPS} /> },
  'one moment': { draw: () => <StepChart points={grown([4])} marks={CAPS} /> },
  'five hundred steps, biggest numbers': {
    draw: () => (
      <StepChart
        points={grown(Array.from({ length: 500 }, (_, at) => at * 1e24))}
        marks={[{ label: 'Most', value: 5e26 }]}
      />
    ),
  },
};
