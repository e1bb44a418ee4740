import { SECONDS_PER_DAY } from '@rab/contracts';

const MINUTE = 60n;
const HOUR = 3_600n;

/** Seconds until `target` as `Nd : Nh : Nm : Ns` (DET-10); zero once it has passed. */
export function formatCountdown(target: bigint, now: bigint): string {
  const left = target > now ? target - now : 0n;
  return `${left / SECONDS_PER_DAY}d : ${(left % SECONDS_PER_DAY) / HOUR}h : ${(left % HOUR) / MINUTE}m : ${left % MINUTE}s`;
}
