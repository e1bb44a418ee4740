import { toInputText } from '@rab/contracts';
import type { Contribution } from '../../../model/Contribution.ts';
import type { Sale } from '../../../model/Sale.ts';

/**
 * How a raise grew, to be drawn: whole base tokens from unix seconds on, from the sale's start to its end or to `now`.
 * @param newest the newest first; before the oldest of them the raise was what that one left without its own amount
 */
export function raiseSteps(
  { base, start, end }: Pick<Sale, 'base' | 'start' | 'end'>,
  newest: readonly Contribution[],
  now: bigint,
): { at: number; value: number }[] {
  const whole = (value: bigint) => Number(toInputText(value, base.decimals));
  const [latest] = newest;
  const oldest = newest.at(-1);
  if (!latest || !oldest) return [];
  const before = oldest.isRefund ? oldest.raised + oldest.amount : oldest.raised - oldest.amount;
  const last = now < end ? now : end;
  return [
    { at: Number(start), value: whole(before) },
    ...newest.map(({ timestamp, raised }) => ({ at: Number(timestamp), value: whole(raised) })).reverse(),
    ...(last > latest.timestamp ? [{ at: Number(last), value: whole(latest.raised) }] : []),
  ];
}
