import { GrowStatus, growStatus, SaleStatus, saleStatus } from '@rab/contracts';
import type { StatusTone } from '@rab/ui';
import { type Launchpad, SaleKind } from './Launchpad.ts';

/** Where a sale of either kind stands, as one word for all screens. */
export type SaleState =
  | 'upcoming'
  | 'live'
  | 'success'
  | 'failed'
  | 'finalized'
  | 'listing'
  | 'satisfied'
  | 'not-satisfied';

const SALE_STATES: Record<SaleStatus, SaleState> = {
  [SaleStatus.QUED]: 'upcoming',
  [SaleStatus.ACTIVE]: 'live',
  [SaleStatus.SUCCESS]: 'success',
  [SaleStatus.FAILED]: 'failed',
  [SaleStatus.FINALIZED]: 'finalized',
};

const GROW_STATES: Record<GrowStatus, SaleState> = {
  [GrowStatus.QUED]: 'upcoming',
  [GrowStatus.ACTIVE]: 'live',
  [GrowStatus.SUCCESS]: 'success',
  [GrowStatus.FAILED]: 'failed',
  [GrowStatus.LISTING]: 'listing',
  [GrowStatus.SATISFY]: 'satisfied',
  [GrowStatus.NOT_SATISFY]: 'not-satisfied',
};

/** State at `now` (chain time, unix seconds) from indexed facts. */
export function saleState(sale: Launchpad, now: bigint): SaleState {
  const facts = {
    startTime: sale.info.startTime,
    endTime: sale.info.endTime,
    hardCap: sale.info.hardCap,
    softCap: sale.info.softCap,
    totalBaseCollected: sale.totalBaseCollected,
    forceFailed: sale.forceFailed,
  };
  return sale.kind === SaleKind.SALE
    ? SALE_STATES[saleStatus({ ...facts, lpGenerationComplete: sale.lpGenerationComplete }, now)]
    : GROW_STATES[growStatus({ ...facts, growStatus: sale.growStatus }, now)];
}

/** Words and colour of the status tag (HOM-10). */
export const STATUS_TAGS: Record<SaleState, { label: string; tone: StatusTone }> = {
  upcoming: { label: 'Upcoming', tone: 'info' },
  live: { label: 'Sale Live', tone: 'positive' },
  success: { label: 'Sale Ended', tone: 'neutral' },
  failed: { label: 'Canceled', tone: 'negative' },
  finalized: { label: 'Sale Ended', tone: 'neutral' },
  listing: { label: 'Listing', tone: 'warning' },
  satisfied: { label: 'Satisfy', tone: 'positive' },
  'not-satisfied': { label: 'Not Satisfy', tone: 'negative' },
};

/** Words over a sale's countdown and the moment it counts to; null where nothing is counted (DET-10). */
export function countdownOf(sale: Launchpad, now: bigint): { label: string; target: bigint } | null {
  const { startTime, endTime, whitelistTime } = sale.info;
  switch (saleState(sale, now)) {
    case 'upcoming':
      return { label: 'Sale Starts In:', target: startTime };
    case 'live':
      return whitelistTime > 0n && now < startTime + whitelistTime
        ? { label: 'Whitelist Sale In:', target: startTime + whitelistTime }
        : { label: 'Sale Ends In:', target: endTime };
    default:
      return null;
  }
}

/** The banner of a sale that is over or waits for somebody (DET-12); null while buyers can act. */
export function bannerOf(sale: Launchpad, now: bigint): string | null {
  switch (saleState(sale, now)) {
    case 'failed':
    case 'finalized':
      return 'This pool has ended';
    case 'success':
      return sale.kind === SaleKind.SALE ? 'Waiting for owner add liquidity' : 'Waiting for listing time';
    default:
      return sale.finalized ? 'This pool has ended' : null;
  }
}
