import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';

export interface PlannedMilestone {
  label: string;
  /** Unix seconds; null where no date belongs to it. */
  time: bigint | null;
  /** Whether it is reached where that is somebody's act; without it its time says so. */
  isReached?: boolean;
  /** Says who acts, until when, and what happens otherwise. */
  note?: string;
}

export interface Milestone extends Pick<PlannedMilestone, 'note'> {
  label: string;
  /** Unix seconds; null where no date belongs to it. */
  time: bigint | null;
  state: 'done' | 'current' | 'ahead';
}

/** Milestones that sales of every kind have (DET-11). */
export const commonMilestones = ({ createdAt, start, end, vesting }: Sale): PlannedMilestone[] => [
  { label: t`Waiting for pool start`, time: createdAt },
  { label: t`Pool start`, time: start },
  { label: t`Pool end`, time: end },
  ...(vesting ? [{ label: t`Vesting end`, time: end + vesting.endSeconds }] : []),
];

const isReached = ({ time, isReached: isActedOn }: PlannedMilestone, now: bigint): boolean =>
  isActedOn ?? (time !== null && time <= now);

/** Milestones at `now`, with the `Now` marker between what passed and what is ahead (DET-11). */
export function timelineOf(planned: readonly PlannedMilestone[], now: bigint): Milestone[] {
  const passed = planned.filter((step) => isReached(step, now)).map((step) => ({ ...step, state: 'done' as const }));
  const ahead = planned.filter((step) => !isReached(step, now)).map((step) => ({ ...step, state: 'ahead' as const }));
  return [...passed, { label: t`Now`, time: null, state: 'current' }, ...ahead];
}

/** Share of the milestones that are reached at `now`, in percent, rounded down (DET-11). */
export const reachedPercent = (planned: readonly PlannedMilestone[], now: bigint): number =>
  Math.floor((planned.filter((step) => isReached(step, now)).length / planned.length) * 100);
