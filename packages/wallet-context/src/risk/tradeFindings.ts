import { basisPointsToPercent, shareInPercent } from '@rab/contracts';
import type { Finding, RefusedMethod } from './Finding.ts';
import { largestOf, type Pool } from './pools.ts';
import type { SizeLimit } from './sizeLimit.ts';
import type { Trial } from './Trial.ts';
import { LATER, type Movement, type Ownership, type Purchase } from './trade.ts';

/** From here on nearly nothing is left of what is traded, basis points. */
const MOST_GONE = 5_000n;
/** More than a tenth is more than usual fees. */
const HIGH = 1_000n;
/** Less than that is rounding, basis points. */
const ROUNDING = 2n;

/** Why the node is to blame that something is not known. */
export const BY_NODE = {
  eth_simulateV1: 'The node was asked to try it and did not',
  eth_getLogs: 'The node gives no records of its transfers',
  eth_call: 'The node was asked and did not answer',
} as const satisfies Record<RefusedMethod, string>;
/** Why a balance or a sum is not known. */
export const whyUnread = ({ refused }: Pick<Trial, 'refused'>): string =>
  refused.has('eth_call') ? BY_NODE.eth_call : 'It was asked and gave no amount';

const NODES_REASONS: readonly string[] = Object.values(BY_NODE);
const percent = (bps: bigint): string => `${basisPointsToPercent(bps)}%`;

const span = (seconds: number): string =>
  seconds < 86_400 ? `${seconds / 3_600} hours` : seconds === 86_400 ? 'a day' : `${seconds / 86_400} days`;

/** What a movement of the token costs. */
function costOf(topic: 'buy' | 'sell' | 'transfer', act: string, loss: bigint, how: string): Finding {
  if (loss <= ROUNDING) return { topic, verdict: 'fine', says: `${act} takes nothing away.`, how, bps: 0n };
  const rest = loss >= MOST_GONE ? ' Almost nothing of it arrives.' : '';
  return {
    topic,
    verdict: loss > HIGH ? 'danger' : 'warning',
    says: `${act} takes ${percent(loss)} of it away.${rest}`,
    how,
    bps: loss,
  };
}

/** Where something was tried, in words. */
const placeOf = ({ exchange, pair, setup }: Pool): string =>
  setup.length > 0
    ? `in a pool on ${exchange} that was made for the trial alone, as there is none yet`
    : `in its pool on ${exchange}, ${pair}`;

/** What could not be tried, and why. */
export const untried = (topic: Finding['topic'], what: string, why: string = BY_NODE.eth_simulateV1): Finding => ({
  topic,
  verdict: 'unknown',
  says: `${what} could not be ${NODES_REASONS.includes(why) ? 'checked by this node' : 'determined'}.`,
  how: why,
});

/** What buying costs, of the smallest size that was tried. */
export function buyFinding(pool: Pool, [smallest]: readonly Purchase[]): Finding {
  const how = `Tried: a purchase by an account that nobody knows, ${placeOf(pool)}`;
  if (!smallest) return untried('buy', 'Whether it can be bought');
  if (!smallest.bought.isDone)
    return { topic: 'buy', verdict: 'danger', says: 'Nobody can buy it now: even a small purchase is refused.', how };
  return costOf('buy', 'A purchase', smallest.bought.loss, how);
}

/** Whether what was bought can be sold, at once and later, in small and in large amounts, and what that costs. */
export function sellFinding(
  pool: Pool,
  { sale, later }: Ownership,
  sizes: readonly { share: bigint; sold: Movement }[],
): Finding {
  const how = `Tried: sales in the block after the purchase and ${LATER.map(span).join(', ')} later, ${placeOf(pool)}`;
  const danger = (says: string): Finding => ({ topic: 'sell', verdict: 'danger', says, how });
  if (!sale.isDone && later.every(({ isDone }) => !isDone)) return danger('It cannot be sold: every sale is refused.');
  const closed = later.findIndex(({ isDone }) => !isDone);
  if (closed >= 0)
    return danger(`It can be sold at first, but ${span(LATER[closed] ?? 0)} after the purchase a sale is refused.`);
  const refused = sizes.find(({ sold }) => !sold.isDone);
  if (sale.isDone && refused)
    return danger(
      `What can be bought at once cannot be sold at once: a sale of ${percent(refused.share)} of the pool is refused.`,
    );
  const losses = [sale, ...later, ...sizes.map(({ sold }) => sold)].flatMap((move) => (move.isDone ? [move.loss] : []));
  const worst = largestOf(losses);
  if (sale.isDone || worst > ROUNDING) return costOf('sell', 'A sale', worst, how);
  return {
    topic: 'sell',
    verdict: 'warning',
    says: 'Right after the purchase a sale is refused, later it is not.',
    how,
  };
}

/** What giving it to somebody else costs. */
export function transferFinding({ transfers }: Ownership): Finding {
  const finding = {
    topic: 'transfer',
    how: 'Tried: a transfer between two accounts that nobody knows, at once and a day later',
  } as const;
  const losses = transfers.flatMap((move) => (move.isDone ? [move.loss] : []));
  if (losses.length === 0)
    return { ...finding, verdict: 'danger', says: 'It cannot be given to anybody: a transfer is refused.' };
  if (losses.length === transfers.length) return costOf('transfer', 'A transfer', largestOf(losses), finding.how);
  return transfers[0]?.isDone
    ? { ...finding, verdict: 'danger', says: 'A day after it was bought it cannot be given to anybody any more.' }
    : { ...finding, verdict: 'warning', says: 'Right after the purchase a transfer is refused, later it is not.' };
}

/** Whether a balance stays what it is while nobody does anything. */
export function holdFinding({ melted }: Ownership): Finding {
  const how = `Tried: a balance was looked at ${LATER.map(span).join(', ')} later`;
  const worst = largestOf(melted);
  return worst > ROUNDING
    ? {
        topic: 'hold',
        verdict: 'danger',
        says: `What somebody holds gets less by itself: by ${percent(worst)}.`,
        how,
        bps: worst,
      }
    : { topic: 'hold', verdict: 'fine', says: 'What somebody holds stays the same for 90 days of doing nothing.', how };
}

/** How much can be bought at once, and held. */
export function sizeFinding(limit: SizeLimit, supply: bigint): Finding {
  const share = (amount: bigint) => `${shareInPercent(amount, supply)}% of the supply`;
  const how = 'Tried: purchases of several sizes, and the same in two halves';
  if (limit.kind === 'none')
    return {
      topic: 'size',
      verdict: 'fine',
      says: `No limit was met: ${share(limit.largest)} could be bought at once.`,
      how,
    };
  return {
    topic: 'size',
    verdict: 'warning',
    says: `${limit.kind === 'holding' ? 'Nobody can hold' : 'Nobody can move'} more than about ${share(limit.largest)}${limit.kind === 'holding' ? '' : ' at once'}.`,
    how,
    bps: supply === 0n ? 0n : (limit.largest * 10_000n) / supply,
  };
}
