import { toInputText } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import type { ChartPoint } from '@rab/ui/data';
import { baseText } from '../../../model/amountText.ts';
import type { Contribution } from '../../../model/Contribution.ts';

/**
 * How a raise grew, to be drawn: whole base tokens from unix seconds on, from the sale's start to its end or to `now`.
 * @param newest the newest first; before the oldest of them the raise was what that one left without its own amount
 */
export function raiseSteps(
  { base, start, end }: Pick<Sale, 'base' | 'start' | 'end'>,
  newest: readonly Contribution[],
  now: bigint,
): ChartPoint[] {
  const point = (at: bigint, raised: bigint): ChartPoint => ({
    at: Number(at),
    value: Number(toInputText(raised, base.decimals)),
    text: baseText({ base }, raised),
  });
  const [latest] = newest;
  const oldest = newest.at(-1);
  if (!latest || !oldest) return [];
  const before = oldest.isRefund ? oldest.raised + oldest.amount : oldest.raised - oldest.amount;
  const last = now < end ? now : end;
  const points = [
    point(start, before),
    ...newest.map(({ timestamp, raised }) => point(timestamp, raised)).reverse(),
    ...(last > latest.timestamp ? [point(last, latest.raised)] : []),
  ];
  // of several deposits in one block the last one counts
  return points.filter(({ at }, index) => at !== points[index + 1]?.at);
}
