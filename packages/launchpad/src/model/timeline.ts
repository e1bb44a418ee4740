import type { Sale } from '../queries/saleSchema.ts';

export interface PlannedMilestone {
  label: string;
  /** Unix seconds. */
  time: bigint;
}

export interface Milestone {
  label: string;
  /** Unix seconds; null where no date belongs to it. */
  time: bigint | null;
  state: 'done' | 'current' | 'ahead';
}

/** Milestones that sales of every kind have (DET-11). */
export const commonMilestones = ({ createdAt, start, end, vesting }: Sale): PlannedMilestone[] => [
  { label: 'Waiting for pool start', time: createdAt },
  { label: 'Pool start', time: start },
  { label: 'Pool end', time: end },
  ...(vesting ? [{ label: 'Vesting end', time: end + vesting.endSeconds }] : []),
];

/** Milestones at `now`, with the `Now` marker between what passed and what is ahead (DET-11). */
export function timelineOf(planned: readonly PlannedMilestone[], now: bigint): Milestone[] {
  const passed = planned.filter(({ time }) => time <= now).map((step) => ({ ...step, state: 'done' as const }));
  const ahead = planned.filter(({ time }) => time > now).map((step) => ({ ...step, state: 'ahead' as const }));
  return [...passed, { label: 'Now', time: null, state: 'current' }, ...ahead];
}
