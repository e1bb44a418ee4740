import type { SaleState } from './SaleState.ts';

export const POOL_ENDED = 'This pool has ended';

const closed = { banner: null, isClaimOpen: false, isRefundOpen: false };

/** States that sales of every kind go through. */
export const commonStates = {
  upcoming: { ...closed, name: 'upcoming', phase: 'upcoming', tag: { label: 'Upcoming', tone: 'info' } },
  live: { ...closed, name: 'live', phase: 'live', tag: { label: 'Sale Live', tone: 'positive' } },
  /** Each kind says what it waits for. */
  success: { ...closed, name: 'success', phase: 'succeeded', tag: { label: 'Sale Ended', tone: 'neutral' } },
  failed: {
    name: 'failed',
    phase: 'failed',
    tag: { label: 'Canceled', tone: 'negative' },
    banner: POOL_ENDED,
    isClaimOpen: false,
    isRefundOpen: true,
  },
} as const satisfies Record<string, SaleState>;
