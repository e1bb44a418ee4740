import { DateTime } from '@rab/ui';
import { type Milestone, Timeline } from '@rab/ui/data';
import { DAY, LONG_NAME, MOMENT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const LABELS = ['Created', 'Sale begins', 'Sale ends', 'Listing', 'All tokens are free'];

/** The first `done` are in the past, the next one is now. */
const milestones = (labels: readonly string[], done: number): Milestone[] =>
  labels.map((label, index) => ({
    label,
    detail: <DateTime seconds={MOMENT + BigInt(index) * DAY} />,
    state: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));

export const stories: Stories = {
  'just begun': { draw: () => <Timeline milestones={milestones(LABELS, 0)} /> },
  'in the middle': { draw: () => <Timeline milestones={milestones(LABELS, 2)} /> },
  'all done': { draw: () => <Timeline milestones={milestones(LABELS, LABELS.length)} /> },
  'long label': { draw: () => <Timeline milestones={milestones([LONG_NAME.repeat(3), 'End'], 1)} /> },
};
