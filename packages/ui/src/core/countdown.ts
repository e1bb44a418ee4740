const MINUTE = 60n;
const HOUR = 3_600n;
const DAY = 86_400n;

/** Seconds until `target` as `Nd : Nh : Nm : Ns` (DET-10); zero once it has passed. */
export function formatCountdown(target: bigint, now: bigint): string {
  const left = target > now ? target - now : 0n;
  return `${left / DAY}d : ${(left % DAY) / HOUR}h : ${(left % HOUR) / MINUTE}m : ${left % MINUTE}s`;
}
