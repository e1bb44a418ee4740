import type { Sale } from './Sale.ts';
import type { SaleState } from './SaleState.ts';

/** Words over a sale's countdown and the moment it counts to; null where nothing is counted (DET-10). */
export function countdownOf(sale: Sale, { phase }: SaleState, now: bigint): { label: string; target: bigint } | null {
  const whitelistEnd = sale.start + sale.whitelistSeconds;
  if (phase === 'upcoming') return { label: 'Sale Starts In:', target: sale.start };
  if (phase !== 'live') return null;
  return now < whitelistEnd
    ? { label: 'Whitelist Sale In:', target: whitelistEnd }
    : { label: 'Sale Ends In:', target: sale.end };
}
