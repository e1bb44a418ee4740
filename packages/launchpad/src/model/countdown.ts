import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import type { SaleState } from './SaleState.ts';

interface Countdown {
  label: string;
  target: bigint;
}

/** The moment that a sale counts to, and which; null where nothing is counted. */
function countedOf(sale: Sale, { phase }: SaleState, now: bigint) {
  const whitelistEnd = sale.start + sale.whitelistSeconds;
  if (phase === 'upcoming') return { to: 'start', target: sale.start } as const;
  if (phase !== 'live') return null;
  return now < whitelistEnd
    ? ({ to: 'whitelistEnd', target: whitelistEnd } as const)
    : ({ to: 'end', target: sale.end } as const);
}

/** Words over a sale's countdown and the moment it counts to; null where nothing is counted (DET-10). */
export function countdownOf(sale: Sale, state: SaleState, now: bigint): Countdown | null {
  const labels = { start: t`Sale Starts In:`, whitelistEnd: t`Whitelist Sale In:`, end: t`Sale Ends In:` };
  const counted = countedOf(sale, state, now);
  return counted && { label: labels[counted.to], target: counted.target };
}

/** The same in the fewest words, on a card. */
export function shortCountdownOf(sale: Sale, state: SaleState, now: bigint): Countdown | null {
  const labels = { start: t`Starts In:`, whitelistEnd: t`Whitelist In:`, end: t`Ends In:` };
  const counted = countedOf(sale, state, now);
  return counted && { label: labels[counted.to], target: counted.target };
}
