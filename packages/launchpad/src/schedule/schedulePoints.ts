import { formatAmount, shortSymbol, toInputText } from '@rab/contracts';
import { finalReleaseTime, type LockTerms, releaseCount, releasedAmount, releases } from '@rab/contracts/lock';
import type { ChartPoint } from '@rab/ui/data';
import type { TokenInfo } from '@rab/wallet-context/reads';

/** Steps that a curve can show apart on any screen. */
const MOST_POINTS = 200;

/**
 * What a lock has released from which moment on, for a curve: whole units of the token, unix seconds; the amounts are those
 * of the contract. Of thousands of releases every n-th and the last.
 * @param from where the curve begins, at nothing
 */
export function schedulePoints(
  terms: LockTerms,
  from: bigint,
  { decimals, symbol }: Pick<TokenInfo, 'decimals' | 'symbol'>,
): ChartPoint[] {
  const count = releaseCount(terms);
  const stride = Math.ceil(count / MOST_POINTS);
  const indexes = Array.from({ length: Math.ceil(count / stride) }, (_, step) => step * stride);
  if (indexes.at(-1) !== count - 1) indexes.push(count - 1);
  const last = finalReleaseTime(terms);
  const begin = from < terms.tgeDate ? from : terms.tgeDate;
  const times = indexes.flatMap((index) => releases(terms, index, 1).map(({ time }) => time));
  // a little of the end, where everything is free
  const end = last + (last - begin) / 20n;
  const point = (time: bigint, released: bigint): ChartPoint => ({
    at: Number(time),
    value: Number(toInputText(released, decimals)),
    text: `${formatAmount(released, decimals)} ${shortSymbol(symbol)}`,
  });
  return [point(begin, 0n), ...[...times, end].map((time) => point(time, releasedAmount(terms, time)))];
}
