import type { Launchpad } from './Launchpad.ts';

export interface SaleMilestone {
  label: string;
  /** Unix seconds; null where no date belongs to it. */
  time: bigint | null;
  state: 'done' | 'current' | 'ahead';
}

/** Milestones of a sale at `now`, with the `Now` marker between what passed and what is ahead (DET-11). */
export function timelineOf(sale: Launchpad, now: bigint): SaleMilestone[] {
  const { startTime, endTime } = sale.info;
  const { requestVesting, vestingEndEmission } = sale.vesting;
  const planned = [
    { label: 'Waiting for pool start', time: sale.createdAt },
    { label: 'Pool start', time: startTime },
    { label: 'Pool end', time: endTime },
    ...(requestVesting ? [{ label: 'Vesting end', time: endTime + vestingEndEmission }] : []),
  ];
  const passed = planned.filter(({ time }) => time <= now).map((step) => ({ ...step, state: 'done' as const }));
  const ahead = planned.filter(({ time }) => time > now).map((step) => ({ ...step, state: 'ahead' as const }));
  return [...passed, { label: 'Now', time: null, state: 'current' }, ...ahead];
}
