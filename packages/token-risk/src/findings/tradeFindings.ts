import { shareInBasisPoints } from '@rab/contracts';
import type { Finding, TriedPool } from '../Finding.ts';
import { largestOf, type Pool } from '../simulations/pools.ts';
import type { SizeLimit } from '../simulations/sizeLimit.ts';
import { type HoldingResult, type Movement, type Purchase, SALE_DELAYS } from '../simulations/trade.ts';
import { undetermined } from './undetermined.ts';

/** More than a tenth is more than usual fees, basis points. */
const HIGH = 1_000n;
/** Less than that is rounding, basis points. */
const ROUNDING = 2n;

const triedPool = ({ exchange, pair, setup }: Pool): TriedPool => ({
  exchange,
  pair: setup.length > 0 ? null : pair,
});

/** What a loss of so many basis points is. */
function costOf(loss: bigint): Pick<Finding<'transferCosts'>, 'verdict' | 'bps'> {
  if (loss <= ROUNDING) return { verdict: 'fine', bps: 0n };
  return { verdict: loss > HIGH ? 'danger' : 'warning', bps: loss };
}

/** What buying costs, of the smallest size that was tried. */
export function buyFinding(pool: Pool, [smallest]: readonly Purchase[]): Finding {
  if (!smallest) return undetermined('buy');
  const facts = { topic: 'buy', pool: triedPool(pool) } as const;
  return smallest.bought.isDone
    ? { code: 'buyCosts', ...facts, ...costOf(smallest.bought.loss) }
    : { code: 'buyRefused', ...facts, verdict: 'danger' };
}

/** Whether what was bought can be sold, at once and later, in small and in large amounts, and what that costs. */
export function sellFinding(
  pool: Pool,
  { sale, later }: HoldingResult,
  sizes: readonly { share: bigint; sold: Movement }[],
): Finding {
  const facts = { topic: 'sell', pool: triedPool(pool), later: SALE_DELAYS } as const;
  if (!sale.isDone && later.every(({ isDone }) => !isDone)) return { code: 'sellRefused', ...facts, verdict: 'danger' };
  const closed = later.findIndex(({ isDone }) => !isDone);
  if (closed >= 0) return { code: 'sellCloses', ...facts, verdict: 'danger', after: SALE_DELAYS[closed] ?? 0 };
  const refused = sizes.find(({ sold }) => !sold.isDone);
  if (sale.isDone && refused) return { code: 'sellTooLarge', ...facts, verdict: 'danger', bps: refused.share };
  const losses = [sale, ...later, ...sizes.map(({ sold }) => sold)].flatMap((move) => (move.isDone ? [move.loss] : []));
  const worst = largestOf(losses);
  return sale.isDone || worst > ROUNDING
    ? { code: 'sellCosts', ...facts, ...costOf(worst) }
    : { code: 'sellPaused', ...facts, verdict: 'warning' };
}

/** What giving it to somebody else costs. */
export function transferFinding({ transfers }: HoldingResult): Finding {
  const topic = 'transfer';
  const losses = transfers.flatMap((move) => (move.isDone ? [move.loss] : []));
  if (losses.length === 0) return { code: 'transferRefused', topic, verdict: 'danger' };
  if (losses.length === transfers.length) return { code: 'transferCosts', topic, ...costOf(largestOf(losses)) };
  return transfers[0]?.isDone
    ? { code: 'transferCloses', topic, verdict: 'danger' }
    : { code: 'transferPaused', topic, verdict: 'warning' };
}

/** Whether a balance stays what it is while nobody does anything. */
export function holdFinding({ melted }: HoldingResult): Finding {
  const facts = { topic: 'hold', later: SALE_DELAYS } as const;
  const worst = largestOf(melted);
  return worst > ROUNDING
    ? { code: 'holdMelts', ...facts, verdict: 'danger', bps: worst }
    : { code: 'holdStays', ...facts, verdict: 'fine' };
}

/** How much can be bought at once, and held. */
export function sizeFinding({ kind, largest }: SizeLimit, supply: bigint): Finding {
  const facts = { topic: 'size', bps: shareInBasisPoints(largest, supply) } as const;
  return kind === 'none'
    ? { code: 'sizeUnlimited', ...facts, verdict: 'fine' }
    : { code: 'sizeLimited', ...facts, verdict: 'warning', limit: kind };
}
